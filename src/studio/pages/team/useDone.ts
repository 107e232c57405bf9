import type { TeamAnswer } from '../../../wire/studio/session.ts';
import { useText } from '../../i18n/index.ts';
import { showToast } from '../../kit/index.ts';

/** Says what became of an act about a person: it waits, an invitation is on its way, or the rights are changed. */
export function useDone() {
  const text = useText();
  return ({ state, sentTo }: TeamAnswer, name: string): void =>
    showToast({
      title:
        state === 'asked'
          ? text('team.asked', { name })
          : sentTo === null
            ? text('team.changed', { name })
            : text('team.sent', { name, email: sentTo }),
    });
}
