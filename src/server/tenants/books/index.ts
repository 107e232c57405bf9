import type { Tenant } from '../tenant/index.ts';

/** Kinds of money, never convertible into each other; trial money is separate from members' play money. */
export type MoneyKind = 'play' | 'real' | 'trial';

/** Kind and currency (ISO 4217). A ledger transaction stays within one book. */
export type Book = `${MoneyKind}:${string}`;

/** The book in which a brand keeps the money of its members. */
export const bookOf = ({ brand }: Pick<Tenant, 'brand'>): Book => `${brand.profile}:${brand.money.currency}`;
