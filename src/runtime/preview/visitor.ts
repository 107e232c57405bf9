import type { PreviewVisitorKind } from '../../domain/previewMessages.ts';
import type { HandedValues } from '../../domain/sessionHandover.ts';
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
    const isGuest = sessionStorage.getItem('token') === null;
    if (as === 'guest' ? isGuest : !isGuest && sessionStorage.getItem(kindKey) === as) return false;
    const values = as === 'guest' ? null : await sessionOf(as);
    if (values === null && isGuest) return false;
    sessionStorage.clear();
    for (const [key, value] of Object.entries(values ?? {})) sessionStorage.setItem(key, value);
    if (values !== null) sessionStorage.setItem(kindKey, as);
    return true;
  } catch {
    return false;
  }
}

/** Null where only guests may look. */
async function sessionOf(as: 'member' | 'agent'): Promise<HandedValues | null> {
  const answer = await fetch('/preview/visitor', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ as }),
  });
  if (!answer.ok) return null;
  const { token, account, type } = ((await answer.json()) as Envelope<PreviewVisitor>).value;
  return {
    token,
    account,
    username: account,
    nickname: account,
    customerId: '',
    isAgent: String(type),
    toUpline: 'false',
    memberLabel: '',
  };
}
