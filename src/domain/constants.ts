/** Numbers and names the specification fixes. */
export const constants = {
  /** `platform` of the brand. */
  platform: 'web',
  /** `platform` of calls about notices and trial accounts. */
  callPlatform: 'W',
  gamePageSize: 24,
  /** As many games are a single row, which the hot ones follow. */
  shortList: 6,
  popularCount: 20,
  openedNumbersCount: 100,
  /** Milliseconds until a script chunk counts as failed. */
  chunkLoadTimeout: 120_000,
} as const;
