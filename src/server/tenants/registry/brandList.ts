import { type SQL, sql } from 'drizzle-orm';
import { foldText } from '../../../domain/searchText.ts';
import type { Db } from '../../platform/db/index.ts';
import type { BrandFacts } from '../../platform/db/tables/index.ts';

/** A brand in a list: published, or a draft that never was. */
export interface ListedBrand {
  readonly merchant: string;
  readonly name: string;
  readonly isLive: boolean;
  /** Of the live version, else of the draft as far as it says them. */
  readonly facts: BrandFacts;
}

export interface BrandListQuery {
  readonly search?: string;
  readonly filter?: 'draft' | 'problems' | 'drift' | 'unpublished';
  /** Merchant code of the last brand of the page before. */
  readonly after?: string;
  readonly limit: number;
  /** Brands the reader may see; null for all. */
  readonly merchants: readonly string[] | null;
  /** Merchants whose folder cannot be served, and whose folder drifted: known to this process. */
  readonly stopped: readonly string[];
  readonly drifted: readonly string[];
}

export interface BrandCounts {
  readonly all: number;
  readonly draft: number;
  readonly problems: number;
  readonly drift: number;
  readonly unpublished: number;
}

/** One row for each brand, from its head or, if it was never published, from its draft. */
const listed = sql`(
  select coalesce(h.merchant, d.merchant) as merchant, coalesce(h.name, d.document->>'name', d.merchant) as name,
    h.live is not null as is_live, h.facts, d.document->'hosts' as draft_hosts,
    coalesce(d.base is null or d.changes > 0, false) and d.merchant is not null as has_draft,
    coalesce((h.facts->>'warnings')::integer, 0) as warnings
  from brand_head h full outer join brand_draft d on d.merchant = h.merchant
) as listed`;

const among = (merchants: readonly string[]): SQL =>
  sql`merchant in (select jsonb_array_elements_text(${JSON.stringify(merchants)}::jsonb))`;

/** SQL that does to a name what `foldText` does, so that it is found with and without its marks. */
const folded = (text: SQL): SQL =>
  sql`translate(regexp_replace(lower(normalize(${text}, NFD)), '[\u0300-\u036f]', '', 'g'), 'đĐ', 'dd')`;

/** Literal text in a pattern of `like`. */
const pattern = (text: string) => `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** The brands of a page in the order of their codes, and how many there are of each kind. */
export async function listBrands(db: Db, query: BrandListQuery) {
  const { search, filter, after = '', limit, merchants, stopped, drifted } = query;
  const is = {
    draft: sql`has_draft`,
    problems: sql`(warnings > 0 or ${among(stopped)})`,
    drift: among(drifted),
    unpublished: sql`not is_live`,
  };
  const found = search === undefined ? null : pattern(foldText(search));
  const visible = merchants === null ? sql`true` : among(merchants);
  const matching =
    found === null
      ? sql`true`
      : sql`(${folded(sql`name`)} like ${found} or merchant like ${found} or exists (
          select from brand_host where brand_host.merchant = listed.merchant and host like ${found}))`;
  const kind = filter === undefined ? sql`true` : is[filter];
  const page = await db.execute<{
    merchant: string;
    name: string;
    is_live: boolean;
    facts: BrandFacts | null;
    draft_hosts: unknown;
  }>(
    sql`select merchant, name, is_live, facts, draft_hosts from ${listed}
      where merchant > ${after} and ${visible} and ${matching} and ${kind} order by merchant limit ${limit + 1}`,
  );
  const counts = await db.execute<Record<keyof BrandCounts, string>>(
    sql`select count(*) as all, count(*) filter (where ${is.draft}) as draft, count(*) filter (where ${is.problems}) as problems,
      count(*) filter (where ${is.drift}) as drift, count(*) filter (where ${is.unpublished}) as unpublished
      from ${listed} where ${visible} and ${matching}`,
  );
  const brands = page.rows
    .slice(0, limit)
    .map(({ merchant, name, is_live: isLive, facts, draft_hosts: hosts }): ListedBrand => {
      const ofDraft = { name, profile: 'play', hosts: texts(hosts), digest: '', warnings: 0, colours: [] } as const;
      return { merchant, name, isLive, facts: facts ?? ofDraft };
    });
  const { all, draft, problems, drift, unpublished } = counts.rows[0] ?? {
    all: 0,
    draft: 0,
    problems: 0,
    drift: 0,
    unpublished: 0,
  };
  return {
    brands,
    next: page.rows.length > limit ? (brands.at(-1)?.merchant ?? null) : null,
    counts: {
      all: Number(all),
      draft: Number(draft),
      problems: Number(problems),
      drift: Number(drift),
      unpublished: Number(unpublished),
    } satisfies BrandCounts,
  };
}

/** A draft may hold anything. */
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []);
