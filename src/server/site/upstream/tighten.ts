import type { CallName } from '../../../wire/calls.ts';
import type { PermissionInfo, SystemStatusInfo } from '../../../wire/permission.ts';

interface OwnAnswers {
  readonly permission: PermissionInfo;
  readonly status: SystemStatusInfo;
}

/**
 * Combines the settings of the upstream for a site with those of the brand's manifest: rules of registration and the place of the
 * visitor are the upstream's, what pages load and frame is the manifest's, and either can close the site.
 */
export function tighten(name: CallName, theirs: unknown, own: () => OwnAnswers): unknown {
  if (name === 'permission') return tightenPermission(theirs as PermissionInfo, own().permission);
  if (name === 'status') return tightenStatus(theirs as SystemStatusInfo, own().status);
  return theirs;
}

const tightenPermission = (theirs: PermissionInfo, ours: PermissionInfo): PermissionInfo => ({
  ...ours,
  registerRules: theirs.registerRules,
  location: theirs.location,
  maintenance: theirs.maintenance || ours.maintenance,
  regionRestriction: theirs.regionRestriction || ours.regionRestriction,
});

function tightenStatus(theirs: SystemStatusInfo, ours: SystemStatusInfo): SystemStatusInfo {
  const closedBy = ours.maintenance ? ours : theirs;
  return {
    maintenance: theirs.maintenance || ours.maintenance,
    ...(closedBy.maintenanceEnd === undefined ? {} : { maintenanceEnd: closedBy.maintenanceEnd }),
    regionRestriction: theirs.regionRestriction || ours.regionRestriction,
    location: theirs.location,
  };
}
