import { eq, sql } from 'drizzle-orm';
import { foldText } from '../../../domain/searchText.ts';
import type { Vendor } from '../../../manifest/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { contentVersion, game, vendor } from '../../platform/db/tables/index.ts';
import type { CatalogueFile } from './catalogueFile.ts';

type StudioRow = typeof vendor.$inferInsert;
type GameRow = typeof game.$inferInsert;

export interface ImportOrder {
  readonly merchant: string;
  readonly vendor: Pick<Vendor, 'studios'>;
  readonly file: CatalogueFile;
  /** Nothing is written. */
  readonly isDryRun: boolean;
}

export interface Counts {
  readonly added: number;
  readonly changed: number;
  /** Already as in the file. */
  readonly left: number;
}

export interface ImportSummary {
  readonly studios: Counts;
  readonly games: Counts;
  /** Games of these studios that the file does not have; they stay. */
  readonly notInFile: readonly string[];
  /** Ids that games of other vendors have; while there is one, nothing is written. */
  readonly taken: readonly string[];
}

const rowsPerStatement = 1_000;

/** Brings studios and games of a vendor into the catalogue of a merchant, in one transaction. Importing again changes nothing. */
export async function importCatalogue(
  { db, now }: { readonly db: Db; readonly now: () => Date },
  { merchant, vendor: { studios: own }, file, isDryRun }: ImportOrder,
): Promise<ImportSummary> {
  return db.transaction(async (work) => {
    const knownStudios = await work.select().from(vendor).where(eq(vendor.merchant, merchant));
    const knownGames = await work.select().from(game).where(eq(game.merchant, merchant));
    const studios = compare(studioRows(merchant, file, knownStudios), knownStudios, ({ code }) => code);
    const games = compare(gameRows(merchant, file, knownGames), knownGames, ({ id }) => id);
    const inFile = new Set(file.games.map(({ id }) => id));
    const codes = new Set(file.studios.map(({ code }) => code));
    const summary: ImportSummary = {
      studios: countsOf(studios),
      games: countsOf(games),
      notInFile: knownGames.filter((row) => codes.has(row.vendor) && !inFile.has(row.id)).map(({ id }) => id),
      taken: knownGames.filter((row) => inFile.has(row.id) && !own.includes(row.vendor)).map(({ id }) => id),
    };
    const changes = [...studios.added, ...studios.changed, ...games.added, ...games.changed].length;
    if (isDryRun || summary.taken.length > 0 || changes === 0) return summary;

    for (const rows of chunksOf([...studios.added, ...studios.changed]))
      await work
        .insert(vendor)
        .values(rows)
        .onConflictDoUpdate({
          target: [vendor.merchant, vendor.code],
          set: { name: sql`excluded.name`, isHot: sql`excluded.is_hot` },
        });
    for (const rows of chunksOf([...games.added, ...games.changed]))
      await work
        .insert(game)
        .values(rows)
        .onConflictDoUpdate({
          target: [game.merchant, game.id],
          set: {
            category: sql`excluded.category`,
            vendor: sql`excluded.vendor`,
            roomId: sql`excluded.room_id`,
            nodeId: sql`excluded.node_id`,
            nodeName: sql`excluded.node_name`,
            showIcon: sql`excluded.show_icon`,
            classification: sql`excluded.classification`,
            names: sql`excluded.names`,
            searchText: sql`excluded.search_text`,
            isHot: sql`excluded.is_hot`,
            isNew: sql`excluded.is_new`,
            supportPlay: sql`excluded.support_play`,
            position: sql`excluded.position`,
            popularity: sql`excluded.popularity`,
          },
        });
    const changedAt = now();
    await work
      .insert(contentVersion)
      .values({ merchant, version: 1, edition: 0, changedAt })
      .onConflictDoUpdate({
        target: contentVersion.merchant,
        set: { version: sql`${contentVersion.version} + 1`, changedAt },
      });
    return summary;
  });
}

function studioRows(merchant: string, { studios }: CatalogueFile, known: readonly StudioRow[]): StudioRow[] {
  let last = Math.max(-1, ...known.map(({ position }) => position));
  return studios.map(({ code, name, hot }) => {
    const before = known.find((row) => row.code === code);
    return {
      merchant,
      code,
      name,
      isHot: hot ?? before?.isHot ?? false,
      position: before?.position ?? (last += 1),
      maintenanceUntil: before?.maintenanceUntil ?? null,
    };
  });
}

function gameRows(merchant: string, { games }: CatalogueFile, known: readonly GameRow[]): GameRow[] {
  const before = new Map(known.map((row) => [row.id, row]));
  const lastOf = new Map<string, number>();
  for (const { category, position } of known) lastOf.set(category, Math.max(lastOf.get(category) ?? -1, position));
  const nextIn = (category: string) => {
    const position = (lastOf.get(category) ?? -1) + 1;
    lastOf.set(category, position);
    return position;
  };
  return games.map((entry) => {
    const { id, studio, category, names, classification, room, node, icon, hot, new: isNew, trial, popularity } = entry;
    const row = before.get(id);
    return {
      merchant,
      id,
      category,
      vendor: studio,
      roomId: room ?? row?.roomId ?? null,
      nodeId: node?.id ?? row?.nodeId ?? null,
      nodeName: node?.name ?? row?.nodeName ?? null,
      showIcon: icon ?? row?.showIcon ?? true,
      classification: classification ?? row?.classification ?? null,
      names,
      searchText: Object.values(names).map(foldText).join(' '),
      isHot: hot ?? row?.isHot ?? false,
      isNew: isNew ?? row?.isNew ?? false,
      supportPlay: trial === undefined ? (row?.supportPlay ?? 1) : trial ? 0 : 1,
      position: row?.category === category ? row.position : nextIn(category),
      popularity: popularity ?? row?.popularity ?? 0,
    };
  });
}

interface Compared<Row> {
  readonly added: readonly Row[];
  readonly changed: readonly Row[];
  readonly left: readonly Row[];
}

function compare<Row extends object>(rows: readonly Row[], known: readonly Row[], keyOf: (row: Row) => string): Compared<Row> {
  const before = new Map(known.map((row) => [keyOf(row), row]));
  const stateOf = (row: Row) => {
    const earlier = before.get(keyOf(row));
    if (earlier === undefined) return 'added';
    return canonical(row) === canonical(earlier) ? 'left' : 'changed';
  };
  const groups = Map.groupBy(rows, stateOf);
  return { added: groups.get('added') ?? [], changed: groups.get('changed') ?? [], left: groups.get('left') ?? [] };
}

/** Independent of the order of keys: PostgreSQL sorts those of jsonb. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

const countsOf = ({ added, changed, left }: Compared<unknown>): Counts => {
  return { added: added.length, changed: changed.length, left: left.length };
};

function* chunksOf<Row>(rows: readonly Row[]) {
  for (let start = 0; start < rows.length; start += rowsPerStatement) yield rows.slice(start, start + rowsPerStatement);
}
