import type { BrandFacts, brandVersion, ReleaseState, VersionKind } from '../../platform/db/tables/index.ts';
import type { FileTable } from '../brandFiles/index.ts';

/** Author of versions that come from `brands/`. */
export const diskAuthor = 'brands/';

export type StoredVersion = typeof brandVersion.$inferSelect;

/** A version with what became of it, without its content. */
export interface VersionEntry {
  readonly merchant: string;
  readonly version: number;
  readonly digest: string;
  readonly kind: VersionKind;
  readonly restores: number | null;
  readonly author: string;
  readonly note: string;
  readonly schemaVersion: string;
  readonly createdAt: Date;
  readonly state: ReleaseState;
  readonly liveFrom: Date | null;
  readonly liveUntil: Date | null;
}

/** Data that a process keeps in memory for every brand. */
export interface Head {
  readonly merchant: string;
  readonly seq: number;
  /** Newest version that was not cancelled. */
  readonly version: number;
  readonly kind: VersionKind;
  readonly live: number | null;
  readonly dueAt: Date | null;
  readonly visited: boolean;
  /** Of the live version; before there is one, of the newest. */
  readonly digest: string;
  readonly profile: 'play' | 'real';
}

/** A version that is to be stored and served. */
export interface ReleaseOrder {
  readonly merchant: string;
  readonly manifest: unknown;
  readonly files: FileTable;
  readonly digest: string;
  readonly kind: VersionKind;
  readonly author: string;
  readonly note: string;
  readonly facts: BrandFacts;
  /** The newest version that its author knew; undefined takes whatever is there. */
  readonly base?: number | null;
  readonly restores?: number;
  readonly request?: string;
  /** The live version that its settings of trust were compared with; undefined if they were not. */
  readonly live?: number | null;
  /** Without it immediately. */
  readonly liveFrom?: Date;
  /** State of the brand's folder that it comes from. */
  readonly disk?: DiskState;
  /** Whether a host may be taken from this holder, which is served nowhere. */
  readonly mayTakeFrom: (held: HeldHost) => boolean;
}

export interface DiskState {
  readonly digest: string;
  readonly manifest: unknown;
  readonly files: FileTable;
}

export interface HeldHost {
  readonly host: string;
  readonly holder: string;
  /** Kind of the newest version of its holder. */
  readonly kind: VersionKind;
}

export type Released =
  | { readonly result: 'released'; readonly version: number; readonly isNew: boolean }
  /** Someone else made `head` meanwhile. */
  | { readonly result: 'stale'; readonly head: number }
  /** A version waits for its moment; what is made now would be lost or come twice. */
  | { readonly result: 'waits'; readonly version: number; readonly dueAt: Date }
  /** Another version is live than the one it was compared with. */
  | { readonly result: 'moved' }
  | { readonly result: 'taken'; readonly hosts: readonly HeldHost[] };
