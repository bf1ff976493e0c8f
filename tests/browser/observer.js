// Runs in every page before the client does: listens to what goes over its sockets and changes nothing.
(() => {
  const seen = { told: null, tables: 0, acts: [], refused: [], frames: [], open: 0 };
  const waiting = new Set();
  const look = () => waiting.forEach((check) => check());

  /** Resolves to the table's last message as soon as it is as wanted, to null when the time is up. */
  seen.until = (wanted, patience) =>
    new Promise((resolve) => {
      const check = () => {
        if (!seen.told || !wanted(seen.told, seen)) return;
        done(seen.told);
      };
      const timer = setTimeout(() => done(null), patience);
      function done(answer) {
        clearTimeout(timer);
        waiting.delete(check);
        resolve(answer);
      }
      waiting.add(check);
      check();
    });

  window.WebSocket = class extends WebSocket {
    constructor(...address) {
      super(...address);
      this.addEventListener('message', ({ data }) => {
        const message = JSON.parse(data);
        seen.frames.push(data);
        if (message.t === 'table') {
          seen.told = message;
          seen.tables += 1;
        } else if (message.t === 'no') seen.refused.push(message);
        look();
      });
      this.addEventListener('open', () => (seen.open += 1));
    }

    send(data) {
      const message = JSON.parse(data);
      if (message.t === 'act') seen.acts.push(message.action);
      super.send(data);
    }
  };
  window.seen = seen;
})();
