import { bigint, boolean, index, integer, json, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';

/** Origin of a version. */
export type VersionKind = 'disk' | 'studio' | 'command' | 'rollback';

/** Every valid version of a brand. Append-only; see the trigger in the migration. */
export const brandVersion = pgTable(
  'brand_version',
  {
    merchant: text().notNull(),
    version: integer().notNull(),
    /** SHA-256 of manifest and files, whatever the order of keys. */
    digest: text().notNull(),
    /** The manifest as written, so that later releases can migrate it. `json` keeps the order of its keys. */
    manifest: json().$type<unknown>().notNull(),
    /** SHA-256 of each file by its path; null for a version of before files were kept. */
    files: json().$type<Readonly<Record<string, string>>>(),
    /** Folder on disk with the files of such a version. */
    folder: text(),
    kind: text().$type<VersionKind>().notNull(),
    /** Version that was the newest when it was made; null for the first. */
    base: integer(),
    /** Version whose content it brings back. */
    restores: integer(),
    /** Name of the operator, or `brands/`. */
    author: text().notNull(),
    note: text().notNull(),
    /** Idempotency key of who published it. */
    request: text(),
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.version] }),
    index().on(table.merchant, table.digest),
    uniqueIndex('brand_version_request').on(table.merchant, table.request),
  ],
);

/** Facts of a version for lists and look-ups, so that they need not read its manifest. */
export interface BrandFacts {
  readonly name: string;
  readonly profile: 'play' | 'real';
  readonly hosts: readonly string[];
  /** Of the version. */
  readonly digest: string;
  readonly warnings: number;
  /** Colours of a card, of each offered mode. */
  readonly colours: readonly {
    readonly mode: 'dark' | 'light';
    readonly canvas: string;
    readonly header: string;
    readonly accent: string;
    readonly text: string;
  }[];
}

/**
 * `asked` waits for a second operator, `declined` was refused by one; `scheduled` waits for `liveFrom`; `live` is served; `past` was
 * served; `cancelled` never was.
 */
export type ReleaseState = 'asked' | 'declined' | 'scheduled' | 'live' | 'past' | 'cancelled';

export interface DiskContent {
  readonly digest: string;
  readonly manifest: unknown;
  readonly files: Readonly<Record<string, string>>;
}

/** Period in which a version is, was or will be served. One row for each version. */
export const brandRelease = pgTable(
  'brand_release',
  {
    merchant: text().notNull(),
    version: integer().notNull(),
    state: text().$type<ReleaseState>().notNull(),
    liveFrom: moment(),
    liveUntil: moment(),
    facts: json().$type<BrandFacts>().notNull(),
    /** State of the brand's folder that an asked version comes from; it counts when that is approved. */
    disk: json().$type<DiskContent>(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.version] })],
);

/** Facts of a brand that every process needs, without reading its manifest. */
export const brandHead = pgTable(
  'brand_head',
  {
    merchant: text().primaryKey(),
    /** Grows with every change of any head, in the order of commits: what a process has seen is one number. */
    seq: bigint({ mode: 'number' }).notNull(),
    /** Newest version that was not cancelled, and where it comes from. */
    version: integer().notNull(),
    kind: text().$type<VersionKind>().notNull(),
    /** The version that is served; null before the first one is due. */
    live: integer(),
    /** Time at which `version` is to go live; null unless it is scheduled. */
    dueAt: moment(),
    name: text().notNull(),
    /** Of the live version; before there is one, of the newest. */
    facts: json().$type<BrandFacts>().notNull(),
    /** Whether someone opened the brand once. Only such brands are loaded at start and have work for jobs. */
    visited: boolean().notNull().default(false),
  },
  (table) => [uniqueIndex('brand_head_seq').on(table.seq), index('brand_head_due').on(table.dueAt)],
);

/** The brand that holds a host: who claimed it first, until its newest version no longer names it. */
export const brandHost = pgTable(
  'brand_host',
  { host: text().primaryKey(), merchant: text().notNull(), since: moment().notNull() },
  (table) => [index('brand_host_merchant').on(table.merchant)],
);

/** A brand's folder as of its last import or publication from disk: what a later state of the folder is compared with. */
export const brandDisk = pgTable('brand_disk', {
  merchant: text().primaryKey(),
  digest: text().notNull(),
  manifest: json().$type<unknown>().notNull(),
  files: json().$type<Readonly<Record<string, string>>>().notNull(),
  at: moment().notNull(),
});
