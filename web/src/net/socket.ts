import type { Answer, FromServer, Notice, Request } from '../wire.ts';

/**
 * `refused`: there is no such table, or it is not for us; trying again would not help.
 * `closed`: the host has closed the table before the game.
 * `restarting`: the server said that it stops; it is tried again like a line that was lost.
 */
export type Connection = 'connecting' | 'open' | 'lost' | 'restarting' | 'refused' | 'closed';

export interface Listener {
  /** The version this client knows, said in every `hello`. */
  version(): number;
  heard(message: FromServer): void;
  connection(now: Connection): void;
}

/** What a table speaks through: a socket, or whatever else answers like a server. */
export interface Line {
  /** Say something and wait for its answer. */
  ask(request: Request): Promise<Answer>;
  tell(notice: Notice): void;
  retryNow(): void;
  /** Say who we are once more. */
  reopen(): void;
  close(): void;
}

interface Waiting {
  message: string;
  resolve: (answer: Answer) => void;
}

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
const PING_EVERY = 20_000;
const LONGEST_SILENCE = 45_000;
const REFUSALS = [4403, 4404];
const RESTARTING = 1012;
const CLOSED = 4410;

/**
 * The line to one table. When it breaks it comes back by itself, after longer and longer pauses, and says again
 * whatever has not been answered: an id is played once, so saying it twice does no harm.
 */
export class TableSocket implements Line {
  private socket: WebSocket | null = null;
  private readonly waiting = new Map<string, Waiting>();
  private pause = FIRST_PAUSE;
  private timer = 0;
  private pinging = 0;
  private heardAt = 0;
  private closed = false;
  private restarting = false;
  private readonly wake = () => this.retryNow();

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.wake);
    this.connect();
  }

  /** Say something and wait for its answer. */
  ask(request: Request): Promise<Answer> {
    const id = newId();
    const message = JSON.stringify({ ...request, id });
    return new Promise((resolve) => {
      this.waiting.set(id, { message, resolve });
      this.send(message);
    });
  }

  tell(notice: Notice): void {
    this.send(JSON.stringify(notice));
  }

  retryNow(): void {
    if (this.closed || this.socket?.readyState === WebSocket.OPEN) return;
    this.pause = FIRST_PAUSE;
    this.connect();
  }

  /** Say who we are once more: the cookie is read when the line is opened. */
  reopen(): void {
    const before = this.socket;
    this.connect();
    before?.close();
  }

  close(): void {
    this.closed = true;
    removeEventListener('online', this.wake);
    clearTimeout(this.timer);
    clearInterval(this.pinging);
    this.socket?.close();
  }

  private send(message: string): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(message);
  }

  private connect(): void {
    clearTimeout(this.timer);
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onopen = () => {
      this.heardAt = Date.now();
      this.tell({ t: 'hello', version: this.listener.version() });
      for (const { message } of this.waiting.values()) this.send(message);
      clearInterval(this.pinging);
      this.pinging = window.setInterval(() => this.check(socket), PING_EVERY);
    };
    socket.onmessage = ({ data }) => {
      this.heardAt = Date.now();
      this.pause = FIRST_PAUSE;
      this.restarting = false;
      this.hear(JSON.parse(data as string) as FromServer);
    };
    socket.onclose = ({ code }) => {
      if (socket !== this.socket) return;
      if (code === RESTARTING) this.restarting = true;
      if (REFUSALS.includes(code)) this.end('refused');
      else if (code === CLOSED) this.end('closed');
      else this.lost();
    };
  }

  private hear(message: FromServer): void {
    this.listener.connection('open');
    if ('id' in message) {
      this.waiting.get(message.id)?.resolve(message);
      this.waiting.delete(message.id);
    }
    this.listener.heard(message);
  }

  /** A line can be dead without being closed: a phone that slept, a router that forgot. */
  private check(socket: WebSocket): void {
    if (Date.now() - this.heardAt > LONGEST_SILENCE) socket.close();
    else this.tell({ t: 'ping' });
  }

  private end(how: 'refused' | 'closed'): void {
    this.close();
    this.listener.connection(how);
  }

  private lost(): void {
    clearInterval(this.pinging);
    if (this.closed) return;
    this.listener.connection(this.restarting ? 'restarting' : 'lost');
    this.timer = window.setTimeout(() => this.connect(), this.pause * (0.75 + Math.random() / 2));
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }
}

/** Also over plain http in a local network, where `crypto.randomUUID` is missing. */
function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
