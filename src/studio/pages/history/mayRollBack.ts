import type { VersionRow } from '../../../wire/studio/brands.ts';

/** Whether a version can be rolled back to: not one that was never served, and not the live one. The server refuses both. */
export const mayRollBack = ({ state }: Pick<VersionRow, 'state'>): boolean => state === 'past';
