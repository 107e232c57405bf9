import { describe, expect, it } from 'vitest';
import { helpTopicIds } from '../../src/domain/notice.ts';
import { feedbackTopic } from '../../src/features/help/useHashTopic.ts';
import catalogue from '../../src/server/play/vendors/demoCatalogue.json' with { type: 'json' };
import { screens } from '../../src/server/site/page/screens.ts';
import { brandOf, tenants, textsOf } from './brandFiles.ts';

const helpTopics = [...helpTopicIds, feedbackTopic];

function linksOf(merchant: string) {
  return textsOf(merchant).flatMap(({ path, value }) => {
    if (path.endsWith('/to')) return [value];
    return [...value.matchAll(/\]\(([^)]+)\)/g)].flatMap((match) => match[1] ?? []);
  });
}

function leadsSomewhere(link: string): boolean {
  if (/^(?:https:\/\/|mailto:)/.test(link)) return true;
  const address = new URL(link, 'https://site.example');
  const screen = screens.of(address.pathname);
  const vendor = address.searchParams.get('page');
  if (screen.page === 'notFound') return false;
  if (vendor !== null && !catalogue.some((game) => game.category === screen.category && game.vendor === vendor)) return false;
  return address.hash === '' || (screen.page === 'help' && helpTopics.includes(address.hash.slice(1)));
}

describe.each(tenants)('%s', (merchant) => {
  it('links only to screens that exist, vendors that have games and topics that are there', () => {
    const links = linksOf(merchant);
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((link) => !leadsSomewhere(link))).toEqual([]);
  });

  it('names no address outside the reserved names', () => {
    const addresses = textsOf(merchant).flatMap(({ value }) =>
      [...value.matchAll(/(?:https?:\/\/|@)([a-z0-9.-]+\.[a-z]+)/gi)].map((match) => match[1]),
    );
    expect(addresses.filter((host) => !host?.endsWith('.example'))).toEqual([]);
  });

  it('shows first only games of the catalogue, and affiliates that have both kinds of sport', () => {
    const { home, catalogue: choice } = brandOf(merchant);
    expect(home.hotGames.filter((id) => !catalogue.some((game) => game.id === id))).toEqual([]);
    const has = (vendor: string, category: string) =>
      catalogue.some((game) => game.vendor === vendor && game.category === category);
    expect(choice.esportsAffiliates.filter((vendor) => !has(vendor, 'SPORTS') || !has(vendor, 'ESPORTS'))).toEqual([]);
  });
});
