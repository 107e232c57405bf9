/** The game categories of the site's navigation, links to the centres of members and agents, and the guard of the history. */
export { categoryIcons } from './categoryIcons.ts';
export { historyGuard } from './historyGuard.ts';
export {
  type CentreKind,
  type CentreParams,
  centreHref,
  memberHref,
  readCentre,
  readMember,
  useAgentHref,
  useMemberHref,
  withoutCentre,
} from './memberHref.ts';
export { entryTarget, type NavEntry, navEntries } from './navEntries.ts';
