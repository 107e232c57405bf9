import { studioOffsetMs } from '../../i18n/index.ts';

/** Việt Nam has no summer time. */
const offset = '+07:00';

/** A moment as `datetime-local` writes it in the zone of the studio; empty for none. */
export const localTime = (moment: string | null): string =>
  moment === null ? '' : new Date(Date.parse(moment) + studioOffsetMs).toISOString().slice(0, 16);

/** A moment that was typed; null for none, or one that is not whole. */
export function momentOf(local: string): string | null {
  const ms = Date.parse(`${local}:00${offset}`);
  return local === '' || Number.isNaN(ms) ? null : new Date(ms).toISOString();
}
