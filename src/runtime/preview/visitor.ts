import { keepMember, sessionValues } from '../../api/session.ts';
import type { PreviewVisitorKind } from '../../domain/previewMessages.ts';
import { signedOut } from '../../domain/sessionState.ts';
import type { Envelope } from '../../wire/envelope.ts';
import type { PreviewVisitor } from '../../wire/studio/previews.ts';

/** Beside the values of the session, which the site clears together with it. */
const kindKey = 'previewVisitor';

/**
 * Makes the page one of this visitor: their session is put into the storage of the tab. True if the page has to load again to read it. A
 * visitor is tried once in a frame, so that a session that ended, or a browser that keeps nothing here, leaves the page of a guest; the name
 * of the window holds who was tried, because it outlives a page.
 */
export async function becomes(as: PreviewVisitorKind): Promise<boolean> {
  const mark = `visitor ${as}`;
  if (window.name === mark) return false;
  window.name = mark;
  try {
    const isGuest = sessionValues.read('token') === null;
    if (as === 'guest' ? isGuest : !isGuest && sessionStorage.getItem(kindKey) === as) return false;
    const session = as === 'guest' ? null : await sessionOf(as);
    if (session === null && isGuest) return false;
    sessionValues.clear();
    if (session === null) return true;
    const { token, account, type } = session;
    // First, because it throws in a browser that keeps nothing: then the page stays a guest's.
    sessionStorage.setItem(kindKey, as);
    sessionValues.write('token', token);
    keepMember({ ...signedOut, account, nickname: account, isAgent: type });
    return true;
  } catch {
    return false;
  }
}

/** Session of the demo account; null where only guests may look. */
export async function sessionOf(as: 'member' | 'agent'): Promise<PreviewVisitor | null> {
  const answer = await fetch('/preview/visitor', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ as }),
  });
  return answer.ok ? ((await answer.json()) as Envelope<PreviewVisitor>).value : null;
}
