import type { PromotionState } from '../../domain/promotion.ts';

/** Look of the badge of a state. Its words are `promotions.state.<state>`. */
interface StateLook {
  readonly tone: 'accent' | 'reward' | 'warning' | 'success' | 'info' | 'danger' | 'neutral';
  readonly icon: 'gift' | 'timer' | 'clock' | 'check' | 'paper-plane-tilt' | 'calendar-blank' | 'x' | 'lock-simple' | null;
}

const looks: Readonly<Record<PromotionState, StateLook>> = {
  join: { tone: 'accent', icon: null },
  claim: { tone: 'reward', icon: 'gift' },
  applying: { tone: 'warning', icon: 'timer' },
  processing: { tone: 'warning', icon: 'clock' },
  joined: { tone: 'success', icon: 'check' },
  signed: { tone: 'success', icon: 'check' },
  issued: { tone: 'success', icon: 'paper-plane-tilt' },
  claimed: { tone: 'neutral', icon: 'check' },
  comingSoon: { tone: 'info', icon: 'calendar-blank' },
  rejected: { tone: 'danger', icon: 'x' },
  closed: { tone: 'neutral', icon: 'lock-simple' },
};

export const lookOfState = (state: PromotionState): StateLook => looks[state];
