import { dirname, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { Failure } from '../../../wire/failure.ts';
import { type BrandFiles, contentDigest, type FileTable } from '../../tenants/brandFiles/index.ts';
import { readFolder, type StoredVersion, tenantOf } from '../../tenants/registry/index.ts';

import type { PreviewMark, Tenant } from '../../tenants/tenant/index.ts';

/** The draft of a brand as it is now. */
export interface CurrentDraft {
  readonly revision: number;
  readonly document: unknown;
  readonly files: FileTable;
}

export interface PreviewTenantsDeps {
  readonly files: Pick<BrandFiles, 'materialise'>;
  /** @throws {Failure} NOT_FOUND if there is no such brand */
  readonly draftOf: (merchant: string) => Promise<CurrentDraft>;
  readonly version: (merchant: string, version: number) => Promise<StoredVersion | null>;
  readonly live: (merchant: string) => Tenant | null | Promise<Tenant | null>;
  readonly mark: PreviewMark;
  readonly servesOneBrand: boolean;
  readonly now: () => Date;
}

/** A few brands are edited at a time; each of their states is some kB, their files are on disk. */
const maxTenants = 60;
/** Greatest age of a draft's state for the files that a page loads; the page itself always asks. */
const draftAgeMs = 1_000;

interface ShownDraft {
  readonly tenant: Tenant | null;
  readonly readAt: number;
}

/** Tenants of previews. They are served and nothing else: no accounts are made for them and no jobs run. */
export function createPreviewTenants({ files, draftOf, version, live, mark, servesOneBrand, now }: PreviewTenantsDeps) {
  const byDigest = new LRUCache<string, Tenant>({ max: maxTenants });
  /** The last state of each draft that could be shown: it stays while a draft has problems that stop it. */
  const shown = new LRUCache<string, ShownDraft>({ max: maxTenants });
  const reading = new Map<string, Promise<Tenant | null>>();

  /**
   * Marks a tenant as a preview. Acts of a visitor there count nowhere, and no third party learns of them. No notice opens by itself:
   * it would take the focus from the form beside the frame, in the middle of a word.
   */
  const marked = (tenant: Tenant): Tenant => {
    const { policies } = tenant.brand;
    return {
      ...tenant,
      brand: {
        ...tenant.brand,
        analytics: {},
        app: { ...tenant.brand.app, offline: false },
        policies: { ...policies, notices: { ...policies.notices, popups: 0 } },
      },
      digest: `${tenant.digest}.preview`,
      preview: mark,
    };
  };

  async function known(digest: string, make: () => Promise<Tenant | null>): Promise<Tenant | null> {
    const found = byDigest.get(digest);
    if (found !== undefined) return found;
    const made = await make();
    if (made !== null) byDigest.set(digest, made);
    return made;
  }

  /** Null if the manifest cannot be served. */
  async function read(merchant: string, { document, files: table }: CurrentDraft): Promise<Tenant | null> {
    const digest = contentDigest(document, table);
    return known(`${merchant} ${digest}`, async () => {
      const folder = await files.materialise(document, table);
      const found = await readFolder(folder, async () => [], { folder: merchant, servesOneBrand });
      if (!found.ok || found.brand.merchant !== merchant) return null;
      const bases = found.bases.map((base) => join(dirname(folder), base));
      return marked({ brand: found.brand, tokens: found.tokens, version: 0, digest, folder, bases });
    });
  }

  async function readDraft(merchant: string): Promise<Tenant | null> {
    const draft = await draftOf(merchant).catch((error: unknown) => {
      if (error instanceof Failure && error.code === 'NOT_FOUND') return null;
      throw error;
    });
    if (draft === null) return null;
    // A file that is not stored keeps the state from being shown, as any other problem does.
    const fresh = await read(merchant, draft).catch(() => null);
    const tenant = fresh ?? shown.get(merchant)?.tenant ?? (await ofLive(merchant));
    shown.set(merchant, { tenant, readAt: now().getTime() });
    return tenant;
  }

  async function ofLive(merchant: string): Promise<Tenant | null> {
    const tenant = await live(merchant);
    return tenant === null ? null : known(`${merchant} ${tenant.digest}`, async () => marked(tenant));
  }

  return {
    /** The draft, or its last state that could be shown. `isFresh`: as of this moment. */
    async draft(merchant: string, isFresh: boolean): Promise<Tenant | null> {
      const last = shown.get(merchant);
      if (!isFresh && last !== undefined && now().getTime() - last.readAt < draftAgeMs) return last.tenant;
      // Who asks for the state of this moment must not get a reading that began before.
      if (isFresh) return readDraft(merchant);
      const running = reading.get(merchant) ?? readDraft(merchant).finally(() => reading.delete(merchant));
      reading.set(merchant, running);
      return running;
    },

    live: ofLive,

    async version(merchant: string, number: number): Promise<Tenant | null> {
      return known(`${merchant} #${number}`, async () => {
        const stored = await version(merchant, number);
        return stored === null ? null : marked(await tenantOf(stored, files));
      });
    },

    /** Those in use, for pictures, fonts and the folders that must stay. */
    all: (): readonly Tenant[] => [
      ...new Set([...byDigest.values(), ...[...shown.values()].flatMap(({ tenant }) => tenant ?? [])]),
    ],
  };
}

export type PreviewTenants = ReturnType<typeof createPreviewTenants>;
