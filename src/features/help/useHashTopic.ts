import { useLocation } from 'react-router-dom';
import { useHydrated } from '../../runtime/page/index.ts';

/** The hash of the feedback form. */
export const feedbackTopic = 'feedback';

/** The topic of the hash, else the first. The server does not see the hash, so the first paint shows the first topic. */
export function useHashTopic(ids: readonly string[]) {
  const { hash } = useLocation();
  const hydrated = useHydrated();
  const asked = hydrated ? topicOf(hash, ids) : null;
  return { selected: asked ?? ids[0] ?? null, asked };
}

/** The id named by a hash such as `#terms`; null if there is no such topic. */
export const topicOf = (hash: string, ids: readonly string[]): string | null => ids.find((id) => hash === `#${id}`) ?? null;
