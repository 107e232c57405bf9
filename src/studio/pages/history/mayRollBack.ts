import type { VersionRow } from '../../../wire/studio/brands.ts';

/** What was never served is no state to take back to, and what is live needs no way back: the server refuses both. */
export const mayRollBack = ({ state }: Pick<VersionRow, 'state'>): boolean => state === 'past';
