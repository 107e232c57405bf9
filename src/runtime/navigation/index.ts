/** The game categories of the site's navigation, links to the centres of members and agents, and the guard of the history. */
export { categoryIcons } from './categoryIcons.ts';
export { historyGuard } from './historyGuard.ts';
export {
  type CentreKind,
  type CentreParams,
  centreHref,
  chatSearch,
  memberHref,
  readCentre,
  readChat,
  readMember,
  useAgentHref,
  useMemberHref,
  withoutCentre,
  withoutChat,
} from './memberHref.ts';
export { useMemberLink } from './memberLink.ts';
export { entryTarget, type NavEntry, navEntries } from './navEntries.ts';
