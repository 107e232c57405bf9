/** The game categories of the site's navigation, and links to the member centre. */
export { categoryIcons } from './categoryIcons.ts';
export { type MemberParams, memberHref, readMember, useMemberHref, withoutMember } from './memberHref.ts';
export { entryTarget, type NavEntry, navEntries } from './navEntries.ts';
