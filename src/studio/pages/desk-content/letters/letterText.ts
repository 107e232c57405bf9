import { languageName } from '../../../../domain/language.ts';
import type { BroadcastProgress } from '../../../../wire/broadcast.ts';
import { useText } from '../../../i18n/index.ts';

type Segment = BroadcastProgress['segment'];

/** States of a letter as the studio shows them, with the look of each. */
export const tones = {
  sending: 'info',
  stopped: 'warning',
  sent: 'success',
  takingBack: 'warning',
  takenBack: 'neutral',
} as const;

export const stateOf = ({ state, isTakingBack, takenBack, sent }: BroadcastProgress): keyof typeof tones =>
  isTakingBack ? 'takingBack' : state === 'sent' && takenBack > 0 && takenBack === sent ? 'takenBack' : state;

/** Words about whom a letter is for. */
export function useSegmentText() {
  const text = useText();
  return ({ audience, language, registeredDays }: Segment) =>
    [
      text(`content.letter.audience.${audience}`),
      ...(language === undefined ? [] : [text('content.letter.reads', { language: languageName(language) })]),
      ...(registeredDays === undefined ? [] : [text('content.letter.registered', { count: registeredDays })]),
    ].join(', ');
}
