/** Paths of the client; the server answers each of them with the same page. */
export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string }
  | { page: 'move'; code: string }
  | { page: 'learn'; game: string; lesson: string; step: number }
  | { page: 'how'; game: string }
  | { page: 'about' }
  | { page: 'lost' };

export function read(path: string): Route {
  const [first = '', second = '', third = '', fourth = ''] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (!first) return { page: 'home' };
  if (first === 'new' && second) return { page: 'new', game: second };
  if (first === 'table' && second) return { page: 'table', id: second };
  if (first === 'move' && second) return { page: 'move', code: second };
  if (first === 'learn' && second && third) return { page: 'learn', game: second, lesson: third, step: Number(fourth) || 1 };
  if ((first === 'how-to-play' || first === 'learn') && second) return { page: 'how', game: second };
  if (first === 'about') return { page: 'about' };
  return { page: 'lost' };
}

let route = $state.raw<Route>(read(location.pathname));

export function here(): Route {
  return route;
}

export function go(path: string): void {
  if (path !== location.pathname) history.pushState(null, '', path);
  arrive(path);
}

/** Put another address into the address bar, for whoever reloads or shares it; the page stays. */
export function note(path: string): void {
  history.replaceState(null, '', path);
}

/** On a new page, keys and screen readers begin at its content. */
function arrive(path: string): void {
  route = read(path);
  scrollTo(0, 0);
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** Listen to the browser's own buttons and to every plain click on a link of ours. */
export function startRouter(): void {
  addEventListener('popstate', () => arrive(location.pathname));
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest('a');
    if (!link || link.target || link.origin !== location.origin || link.dataset.server !== undefined) return;
    event.preventDefault();
    go(link.pathname);
  });
}
