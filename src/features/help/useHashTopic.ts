import { useLocation } from 'react-router-dom';
import { useHydrated } from '../../runtime/page/index.ts';

/** The hash under which the message form stands. */
export const feedbackTopic = 'feedback';

/** The topic that the hash selects, else the first. A server sees no hash, so the first paint shows the first. */
export function useHashTopic(ids: readonly string[]) {
  const { hash } = useLocation();
  const hydrated = useHydrated();
  const asked = hydrated ? topicOf(hash, ids) : null;
  return { selected: asked ?? ids[0] ?? null, asked };
}

/** `#terms` is `terms` where such a topic exists. */
export const topicOf = (hash: string, ids: readonly string[]): string | null => ids.find((id) => hash === `#${id}`) ?? null;
