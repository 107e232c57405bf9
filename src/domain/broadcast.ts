import type { Language } from './language.ts';

/** `sending` until all members have it; `stopped` by an operator, who can resume it. */
export const broadcastStates = ['sending', 'stopped', 'sent'] as const;
export type BroadcastState = (typeof broadcastStates)[number];

/** Kinds of accounts that a broadcast can be for. Trial accounts have no inbox. */
export const broadcastAudiences = ['all', 'members', 'agents'] as const;
export type BroadcastAudience = (typeof broadcastAudiences)[number];

/** Members a broadcast is for: every condition that is given holds. */
export interface BroadcastSegment {
  readonly audience: BroadcastAudience;
  /** Members who read messages in this language. */
  readonly language?: Language;
  /** Members who registered within so many days before the order. */
  readonly registeredDays?: number;
}

export const broadcastLimits = { title: 120, body: 2_000 } as const;
