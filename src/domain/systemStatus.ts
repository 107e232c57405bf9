/** 0 open, 1 under maintenance, 2 closed for this region. */
export type SystemStatus = 0 | 1 | 2;

/** Maintenance takes precedence over the region. */
export function systemStatus(flags: { readonly maintenance: boolean; readonly regionRestriction: boolean }): SystemStatus {
  if (flags.maintenance) return 1;
  return flags.regionRestriction ? 2 : 0;
}
