/** The game categories as the site's navigation shows them. */
export { categoryIcons } from './categoryIcons.ts';
export { entryTarget, type NavEntry, navEntries } from './navEntries.ts';
