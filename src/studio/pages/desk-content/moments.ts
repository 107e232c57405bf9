import { momentOf } from '../../i18n/index.ts';

/** A moment that was typed; null for none, or one that is not whole. */
export function typedMoment(local: string): string | null {
  const ms = Date.parse(momentOf(local));
  return Number.isNaN(ms) ? null : new Date(ms).toISOString();
}
