import type { SmsPurpose } from '../../domain/smsCountdown.ts';

/** One wait per purpose and number. */
export interface SmsTarget {
  readonly purpose: SmsPurpose;
  /** In its international form. */
  readonly number: string;
}

export interface Wait {
  /** Unix time in milliseconds. */
  readonly until: number;
  /** After too many codes; otherwise because one is on its way. */
  readonly blocked: boolean;
  /** How long the code that was sent is valid; null where none was, or somebody else knows. */
  readonly minutes: number | null;
}

/** Waits, kept outside the forms: closing a window does not shorten one. */
export interface Countdowns {
  readonly read: (target: SmsTarget) => Wait | null;
  readonly write: (target: SmsTarget, wait: Wait) => void;
}

export function createCountdowns(): Countdowns {
  const waits = new Map<string, Wait>();
  const key = ({ purpose, number }: SmsTarget) => `${purpose} ${number}`;
  return {
    read: (target) => waits.get(key(target)) ?? null,
    write: (target, wait) => void waits.set(key(target), wait),
  };
}
