import { and, asc, desc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Category } from '../../../domain/category.ts';
import { type Language, localized } from '../../../domain/language.ts';
import { moneyOf } from '../../../domain/money.ts';
import { maskName } from '../../../domain/names.ts';
import { type AnnouncementType, audiencesOf } from '../../../domain/notice.ts';
import type { LiveTable, Mission, WinnerEntry } from '../../../wire/catalogue.ts';
import type { Notice } from '../../../wire/notice.ts';
import { announcement, liveTable, mission, winner } from '../../platform/db/tables/index.ts';
import type { Catalogue } from '../../play/catalogue/index.ts';
import { richText } from '../../tenants/richText/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import type { ContentDeps } from './contentDeps.ts';

export interface NoticeChoice {
  readonly types: readonly AnnouncementType[];
  /** Filters by execution; absent: no filter. */
  readonly execution?: string | undefined;
  /** Account type of the reader; absent or null for a guest. */
  readonly accountType?: number | null | undefined;
}

/** Smaller wins are not listed. */
const minBoardWin = moneyOf('100000');
const boardLength = 24;
/** The newest of a kind; older ones are no news. */
const maxNotices = 200;

/** Categories that a mission can be fulfilled in, by its picture; others need no game. */
const missionCategories: Readonly<Record<string, readonly Category[]>> = {
  slot: ['RNG'],
  live: ['LIVE'],
  fishing: ['FISH'],
  lottery: ['LOTT', 'ELOTT'],
  sport: ['SPORTS', 'ESPORTS'],
};

/** Notices, winners, live tables and missions of a merchant. */
export function createBoard({ db, pictures, now, winsOf }: ContentDeps, catalogue: Catalogue) {
  const gamesOf = (tenant: Tenant, language: Language, rows: readonly { readonly gameId: string }[]) =>
    catalogue.byId(
      tenant,
      language,
      rows.map(({ gameId }) => gameId),
    );

  const samplesOf = ({ brand }: Tenant) =>
    db
      .select()
      .from(winner)
      .where(eq(winner.merchant, brand.merchant))
      .orderBy(desc(winner.wonAt), asc(winner.id))
      .limit(boardLength);

  return {
    async notices(
      { brand }: Tenant,
      language: Language,
      { types, execution, accountType = null }: NoticeChoice,
    ): Promise<Notice[]> {
      const rows = await db
        .select()
        .from(announcement)
        .where(
          and(
            eq(announcement.merchant, brand.merchant),
            inArray(announcement.type, [...types]),
            inArray(announcement.audience, [...audiencesOf(accountType)]),
            eq(announcement.isActive, true),
            lte(announcement.publishedAt, now()),
            or(isNull(announcement.endsAt), gt(announcement.endsAt, now())),
            execution === undefined ? undefined : or(isNull(announcement.execution), eq(announcement.execution, execution)),
          ),
        )
        .orderBy(desc(announcement.publishedAt), asc(announcement.id))
        .limit(maxNotices);
      return rows.map((row) => ({
        id: row.id,
        type: row.type,
        title: localized(row.title, language),
        content: richText(localized(row.body, language)),
        date: row.publishedAt.toISOString(),
        topic: row.topic,
      }));
    },

    /**
     * The newest wins of members; the samples of the demo content only while there is none. Names are masked here, so that no
     * response contains one in full.
     */
    async winners(tenant: Tenant, language: Language): Promise<WinnerEntry[]> {
      const played = await winsOf(tenant, minBoardWin, boardLength);
      const sample = played.length === 0;
      const rows = sample ? await samplesOf(tenant) : played;
      const games = await gamesOf(tenant, language, rows);
      return rows.flatMap(({ player, gameId, reward, wonAt }) => {
        const game = games.get(gameId);
        return game === undefined ? [] : [{ player: maskName(player), game, reward, wonAt: wonAt.toISOString(), sample }];
      });
    },

    async liveTables(tenant: Tenant, language: Language): Promise<LiveTable[]> {
      const rows = await db
        .select()
        .from(liveTable)
        .where(eq(liveTable.merchant, tenant.brand.merchant))
        .orderBy(asc(liveTable.position));
      const games = await gamesOf(tenant, language, rows);
      return rows.flatMap(({ gameId, picture, minBet, maxBet }) => {
        const game = games.get(gameId);
        if (game === undefined) return [];
        const { gameName: name, roomId, nodeId, nodeName, showIcon, gameType, supportPlay, vassalage, vendorName } = game;
        const place = { ...(roomId === undefined ? {} : { roomId }), nodeId, nodeName, showIcon, gameType, supportPlay };
        return [{ gameId, ...place, name, vassalage, vendorName, picture: pictures.demo('live', picture), minBet, maxBet }];
      });
    },

    /** Without those of a category in which the brand shows no game. */
    async missions(tenant: Tenant, language: Language): Promise<Mission[]> {
      const { merchant } = tenant.brand;
      const rows = await db.select().from(mission).where(eq(mission.merchant, merchant)).orderBy(asc(mission.position));
      const shown = new Set((await catalogue.vendors(tenant)).map(({ gameCategory }) => gameCategory));
      const isPossible = ({ picture }: (typeof rows)[number]) =>
        missionCategories[picture]?.some((each) => shown.has(each)) ?? true;
      return rows.filter(isPossible).map((row) => ({
        id: row.id,
        title: localized(row.title, language),
        target: row.target,
        reward: row.reward,
        picture: pictures.demo('missions', row.picture),
      }));
    },
  };
}
