import type { CallName } from '../../../wire/calls.ts';

/**
 * Calls that this server answers itself: what the brand's manifest says, so that the pages and what they fetch come from one
 * place. All others go to the upstream.
 */
export const ownCalls: ReadonlySet<CallName> = new Set([
  'whitelabel',
  'domainRoute',
  'helpCenter',
  'banners',
  'articles',
  'article',
]);

/** Calls of the upstream whose answer this site can only tighten; see `tighten.ts`. */
export const tightenedCalls: ReadonlySet<CallName> = new Set(['permission', 'status']);

/** Calls that answer a file, an endless stream or another protocol instead of an envelope. */
export const fileCalls: ReadonlySet<CallName> = new Set([
  'bettingRecordFile',
  'accountRecordFile',
  'wagesFile',
  'teamBetsFile',
  'teamRecordsFile',
]);
