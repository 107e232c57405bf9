/** The game categories of the site's navigation. */
export { categoryIcons } from './categoryIcons.ts';
export { entryTarget, type NavEntry, navEntries } from './navEntries.ts';
