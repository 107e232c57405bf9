import type { SmsPurpose } from '../../domain/smsCountdown.ts';

/** One cooldown per purpose and number. */
export interface SmsTarget {
  readonly purpose: SmsPurpose;
  /** In international format. */
  readonly number: string;
}

export interface Wait {
  /** Unix time in milliseconds. */
  readonly until: number;
  /** Locked after too many codes; otherwise waiting for the next one. */
  readonly blocked: boolean;
  /** Validity of the sent code; null if none was sent or firebase sent it. */
  readonly minutes: number | null;
}

/** Cooldowns, kept outside the forms, so that closing a form does not reset them. */
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
