/** The member centre: its panel, which the address opens over any page, and its entries in header and side menu. */
export { AccountEntries, HeaderEntries, MemberAvatar, MoneyEntries } from './panel/entries.ts';
export { MemberCentre } from './panel/MemberCentre.tsx';
