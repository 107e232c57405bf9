import { type Classification, isClassification } from '../../../domain/classification.ts';
import { noticeTopics } from '../../../domain/notice.ts';
import { foldText } from '../../../domain/searchText.ts';
import { demoCatalogue as catalogue, demoVendors as vendors } from '../../play/vendors/index.ts';
import announcements from './announcements.json' with { type: 'json' };
import { createChance } from './chance.ts';
import liveTables from './liveTables.json' with { type: 'json' };
import missions from './missions.json' with { type: 'json' };
import players from './players.json' with { type: 'json' };

/** Version of the demo data; raise it to reseed existing databases. */
export const demoEdition = 6;

const hourMs = 3_600_000;
const winnerCount = 24;
const newPerCategory = 2;

/** Demo rows of a merchant: deterministic per merchant and day. */
export function demoContent(merchant: string, now: Date) {
  const day = new Date(Math.floor(now.getTime() / (24 * hourMs)) * 24 * hourMs);
  const chance = createChance(merchant);
  return {
    vendors: vendors.map(({ code, name }, position) => ({ merchant, code, name, isHot: hotVendors.includes(code), position })),
    games: gamesOf(merchant, chance),
    liveTables: liveTables.map((table, position) => ({ merchant, ...table, position })),
    announcements: announcements.map((entry) => ({
      merchant,
      id: entry.id,
      type: entry.type,
      execution: 'execution' in entry ? (entry.execution ?? null) : null,
      title: entry.title,
      body: entry.body,
      topic: noticeTopics.find((topic) => 'topic' in entry && topic === entry.topic) ?? null,
      publishedAt: new Date(day.getTime() - entry.hoursAgo * hourMs),
    })),
    winners: winnersOf(merchant, day, chance),
    missions: missions.map((entry, position) => ({
      merchant,
      ...entry,
      position,
    })),
  };
}

const hotGamesOf = (code: string) => catalogue.filter(({ vendor, isHot }) => vendor === code && isHot).length;

/** The three vendors with the most hot games. */
const hotVendors = vendors
  .map(({ code }) => code)
  .toSorted((one, other) => hotGamesOf(other) - hotGamesOf(one))
  .slice(0, 3);

function gamesOf(merchant: string, chance: () => number) {
  const perCategory = new Map<string, number>();
  return catalogue.map((entry) => {
    const position = perCategory.get(entry.category) ?? 0;
    perCategory.set(entry.category, position + 1);
    const inCategory = catalogue.filter(({ category }) => category === entry.category).length;
    return {
      merchant,
      id: entry.id,
      category: entry.category,
      vendor: entry.vendor,
      roomId: 'roomId' in entry ? entry.roomId : null,
      classification: 'classification' in entry ? known(entry.classification) : null,
      names: entry.name,
      searchText: Object.values(entry.name).map(foldText).join(' '),
      isHot: entry.isHot,
      isNew: position >= inCategory - newPerCategory,
      supportPlay: entry.supportPlay ? 0 : 1,
      position,
      popularity: Math.floor(chance() * 10_000) + (entry.isHot ? 5_000 : 0),
    };
  });
}

const known = (code: string): Classification | null => (isClassification(code) ? code : null);

/** Samples for a board that no member has reached. */
function winnersOf(merchant: string, day: Date, chance: () => number) {
  const played = catalogue.filter(({ category }) => category !== 'SPORTS' && category !== 'ESPORTS');
  return Array.from({ length: winnerCount }, (_, id) => ({
    merchant,
    id,
    player: players[Math.floor(chance() * players.length)] ?? '',
    gameId: played[Math.floor(chance() * played.length)]?.id ?? '',
    reward: `${Math.floor(10 ** (5 + chance() * 2.2) / 1_000)}000`,
    wonAt: new Date(day.getTime() - (id + 1) * 20 * 60_000),
  }));
}
