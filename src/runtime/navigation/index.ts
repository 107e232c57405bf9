/** The game categories of the site's navigation, links to the member centre, and the guard of the history. */
export { categoryIcons } from './categoryIcons.ts';
export { historyGuard } from './historyGuard.ts';
export { type MemberParams, memberHref, readMember, useMemberHref, withoutMember } from './memberHref.ts';
export { entryTarget, type NavEntry, navEntries } from './navEntries.ts';
