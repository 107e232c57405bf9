import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { Failure } from '../../../wire/failure.ts';
import type { EditorPreview, PreviewLink, PreviewOrder, PreviewVisitor, VisitorKind } from '../../../wire/studio/previews.ts';
import type { Accounts, Limits, Sessions } from '../../identity/ports/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { PreviewShows } from '../../platform/db/tables/index.ts';
import type { ActingOperator, Audit } from '../../platform/events/index.ts';
import type { Vault } from '../../platform/vault/index.ts';
import type { BrandFiles } from '../../tenants/brandFiles/index.ts';
import type { Registry } from '../../tenants/registry/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { createPreviewHosts, type PreviewHostSettings } from './addressing.ts';
import { type LinkRow, linkRows, type RemarkRow } from './linkStore.ts';
import type { OpenedPreview, Opening } from './openedPreview.ts';
import { createPreviewTenants, type PreviewTenantsDeps } from './previewTenants.ts';
import { createPreviewTokens } from './tokens.ts';

export { findPreview, openPreview, refuseRealSessions } from './findPreview.ts';

export type { OpenedPreview, Opening } from './openedPreview.ts';
export { ribbonOf } from './ribbon.ts';

export interface PreviewsDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly vault: Pick<Vault, 'keyedHash'>;
  readonly limits: Pick<Limits, 'take'>;
  readonly accounts: Pick<Accounts, 'byUsername'>;
  readonly sessions: Pick<Sessions, 'start'>;
  readonly audit: Pick<Audit, 'note'>;
  readonly settings: PreviewHostSettings & {
    /** The only brand that this server serves; null for all. */
    readonly only: string | null;
    readonly demoAccounts: boolean;
  };
  /** User names of the demo accounts that a preview can be looked at with. */
  readonly visitors: Readonly<Record<VisitorKind, string>>;
  /** Whether the name is that of an account whose password is public. */
  readonly isDemoAccount: (username: string) => boolean;
  readonly files: Pick<BrandFiles, 'materialise'>;
  readonly tenants: Pick<Registry, 'load' | 'version'>;
  readonly draftOf: PreviewTenantsDeps['draftOf'];
}

export type Previews = ReturnType<typeof createPreviews>;

const dayMs = 24 * 60 * 60_000;
const editorMs = dayMs / 2;
/** Time for which another process may go on showing a link that was revoked. */
const linkAgeMs = 1_000;
const maxLinks = 2_000;
/** Remarks of one link. */
const maxRemarks = 500;

/** The site as it is not published: for the editor, and by link for people without an account. */
export function createPreviews(deps: PreviewsDeps) {
  const { db, now, audit, limits, settings, tenants } = deps;
  const hosts = createPreviewHosts(settings);
  const tokens = createPreviewTokens(deps.vault);
  const shown = createPreviewTenants({
    files: deps.files,
    draftOf: deps.draftOf,
    version: (merchant, version) => tenants.version(merchant, version),
    live: (merchant) => tenants.load(merchant),
    mark: { framedBy: hosts.studioSource },
    servesOneBrand: settings.only !== null,
    now,
  });
  type Found = Awaited<ReturnType<typeof linkRows.byToken>>;
  const links = new LRUCache<string, { readonly found: Found; readonly readAt: number }>({ max: maxLinks });

  async function linkOf(tokenHash: string): Promise<Found> {
    const kept = links.get(tokenHash);
    const at = now().getTime();
    if (kept !== undefined && at - kept.readAt < linkAgeMs) return kept.found;
    const found = await linkRows.byToken(db, tokenHash);
    links.set(tokenHash, { found, readAt: at });
    return found;
  }

  const tenantOf = (merchant: string, { shows, version }: Pick<LinkRow, 'shows' | 'version'>, isFresh: boolean) => {
    if (shows === 'draft') return shown.draft(merchant, isFresh);
    return version === null ? shown.live(merchant) : shown.version(merchant, version);
  };

  /** Demo members are where the published brand and the draft both play for nothing. */
  async function hasGuestsOnly({ brand: { merchant, profile } }: Tenant): Promise<boolean> {
    if (!settings.demoAccounts) return true;
    const live = await tenants.load(merchant);
    return profile !== 'play' || live?.brand.profile !== 'play';
  }

  async function add(
    row: Pick<LinkRow, 'merchant' | 'operator' | 'label' | 'shows' | 'version' | 'mayRemark' | 'createdBy'>,
    token: string,
    forMs: number,
  ) {
    const at = now();
    const added = {
      ...row,
      tokenHash: tokens.hashOf(token),
      id: randomUUID(),
      createdAt: at,
      expiresAt: new Date(at.getTime() + forMs),
    };
    await linkRows.add(db, added);
    return added;
  }

  const requireHost = () => {
    if (settings.previewHost === null) throw new Failure('NOT_FOUND', { value: { rule: 'previewHost' } });
  };

  return {
    ...hosts,
    tenants: shown.all,
    isDemoAccount: deps.isDemoAccount,

    async open(token: string, isFresh: boolean): Promise<Opening> {
      if (!(await tokens.isGenuine(token))) return 'unknown';
      const tokenHash = tokens.hashOf(token);
      const found = await linkOf(tokenHash);
      if (found === null) return 'unknown';
      const { link, disabled, merchants } = found;
      const { merchant } = link;
      if (link.revokedAt !== null) return 'revoked';
      if (link.expiresAt <= now()) return 'unknown';
      const isForeign = merchants !== null && !merchants.includes(merchant);
      if (link.operator !== null && (disabled !== false || isForeign)) return 'unknown';
      const tenant = await tenantOf(merchant, link, isFresh);
      if (tenant === null) return 'unknown';
      const given = link.operator === null ? { id: link.id, mayRemark: link.mayRemark } : null;
      return { tenant, tokenHash, merchant, link: given, guestsOnly: await hasGuestsOnly(tenant) };
    },

    countVisit: ({ tokenHash }: OpenedPreview) => linkRows.countVisit(db, tokenHash, now()),

    /** Previews for the editor of one operator, for a working day; the same addresses until the day ends. */
    async forEditor(merchant: string, operator: ActingOperator, port?: number): Promise<EditorPreview> {
      requireHost();
      const slot = Math.floor(now().getTime() / editorMs);
      const live = await tenants.load(merchant);
      const shownDraft = await shown.draft(merchant, false);
      const make = async (shows: PreviewShows) => {
        const token = await tokens.derived(`${operator.id}\n${merchant}\n${shows}\n${slot}`);
        const row = await add(
          { merchant, operator: operator.id, label: '', shows, version: null, mayRemark: false, createdBy: operator.name },
          token,
          editorMs,
        );
        return { origin: hosts.originOf(token, port), row };
      };
      const [draft, published] = [await make('draft'), live === null ? null : await make('live')];
      return {
        origin: draft.origin,
        published: published?.origin ?? null,
        expiresAt: draft.row.expiresAt.toISOString(),
        guestsOnly: live === null || shownDraft === null || (await hasGuestsOnly(shownDraft)),
      };
    },

    /**
     * Signs a demo account in on a preview of the editor.
     * @throws {Failure} NOT_FOUND on a link, and where a preview reads no sessions
     */
    async visitor({ merchant, link, guestsOnly }: OpenedPreview, as: VisitorKind): Promise<PreviewVisitor> {
      const tenant = link === null && !guestsOnly ? await tenants.load(merchant) : null;
      const found = tenant === null ? null : await deps.accounts.byUsername(merchant, deps.visitors[as]);
      if (tenant === null || found === null) throw new Failure('NOT_FOUND');
      const { token, account, type } = await deps.sessions.start(tenant, found);
      return { token, account, type };
    },

    async list(merchant: string): Promise<PreviewLink[]> {
      const rows = await linkRows.listed(db, merchant);
      const remarks = await linkRows.remarks(
        db,
        merchant,
        rows.map(({ id }) => id),
      );
      return rows.map((row) => shape(row, null, remarks));
    },

    /** @throws {Failure} NOT_FOUND for a version that there is not */
    async add(merchant: string, operator: ActingOperator, order: PreviewOrder, port?: number): Promise<PreviewLink> {
      requireHost();
      const { label, version, days, mayRemark } = order;
      const isThere = version === null ? await deps.draftOf(merchant) : await tenants.version(merchant, version);
      if (isThere === null) throw new Failure('NOT_FOUND');
      const token = await tokens.random();
      const shows = version === null ? 'draft' : 'version';
      const row = await add(
        { merchant, operator: null, label: label.trim(), shows, version, mayRemark, createdBy: operator.name },
        token,
        days * dayMs,
      );
      await audit.note({
        merchant,
        kind: 'preview.added',
        details: { operator: operator.id, link: row.id, shows: version === null ? 'draft' : `version ${version}`, days },
      });
      return shape({ ...row, revokedAt: null, visits: 0, lastVisitAt: null }, hosts.originOf(token, port), []);
    },

    /** Revoking twice is once. @throws {Failure} NOT_FOUND */
    async revoke(merchant: string, operator: ActingOperator, id: string): Promise<PreviewLink> {
      const row = await linkRows.revoke(db, merchant, id, now());
      if (row === null) throw new Failure('NOT_FOUND');
      links.delete(row.tokenHash);
      await audit.note({ merchant, kind: 'preview.revoked', details: { operator: operator.id, link: id } });
      return shape(row, null, await linkRows.remarks(db, merchant, [id]));
    },

    /** @throws {Failure} NOT_ALLOWED where the link does not let its visitor remark, RATE_LIMIT, LIMIT_REACHED */
    async remark(opened: OpenedPreview, remark: Pick<RemarkRow, 'page' | 'text' | 'name'>): Promise<void> {
      const { merchant, link } = opened;
      if (link?.mayRemark !== true) throw new Failure('NOT_ALLOWED');
      const budget = { merchant, key: `preview.remark:${link.id}`, uses: 20, seconds: 300 };
      if (!(await limits.take(budget))) throw new Failure('RATE_LIMIT');
      if ((await linkRows.remarkCount(db, merchant, link.id)) >= maxRemarks) throw new Failure('LIMIT_REACHED');
      await linkRows.addRemark(db, { ...remark, merchant, id: randomUUID(), link: link.id, at: now() });
    },
  };
}

function shape(row: Omit<LinkRow, 'tokenHash'>, url: string | null, remarks: readonly RemarkRow[]): PreviewLink {
  const { id, label, version, createdBy, createdAt, expiresAt, revokedAt, mayRemark, visits, lastVisitAt } = row;
  return {
    id,
    label,
    version,
    url,
    mayRemark,
    visits,
    by: createdBy,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    revokedAt: revokedAt?.toISOString() ?? null,
    lastVisitAt: lastVisitAt?.toISOString() ?? null,
    remarks: remarks
      .filter(({ link }) => link === id)
      .map(({ id: remark, page, text, name, at }) => ({ id: remark, page, text, name, at: at.toISOString() })),
  };
}
