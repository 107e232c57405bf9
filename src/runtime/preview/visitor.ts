import { type HandedValues, handedKeys } from '../../domain/sessionHandover.ts';

/**
 * Whether the page is looked at by this visitor. If not, their session is written into the storage of the tab, which the next page
 * reads. A visitor is tried once in a frame: a session that the server ended, or a browser that keeps nothing here, leaves the page of a
 * guest. The name of the window holds who was tried, because it outlives a page and the site does not clear it.
 */
export function isLookedAtBy(session: HandedValues | null): boolean {
  const wanted = session?.token ?? null;
  const mark = `visitor ${wanted ?? 'guest'}`;
  if (window.name === mark) return true;
  window.name = mark;
  try {
    if (sessionStorage.getItem('token') === wanted) return true;
    sessionStorage.clear();
    for (const key of session === null ? [] : handedKeys) sessionStorage.setItem(key, session?.[key] ?? '');
    return sessionStorage.getItem('token') !== wanted;
  } catch {
    return true;
  }
}
