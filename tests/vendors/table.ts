import type { GamePage } from '../../src/wire/catalogue.ts';
import type { LaunchValue } from '../../src/wire/launch.ts';
import type { SeamlessSession } from '../../src/wire/seamless.ts';
import { type Site, visitor } from '../server/auth-kit.ts';
import { walletClient } from './paper-vendor.ts';

export const launchBody = (gameId: string, vassalage: string, more: object = {}) => ({
  gameId,
  nodeId: gameId,
  accountType: 1,
  confirmTrans: 0,
  vassalage,
  launchMode: 'GLS',
  platform: 'html5-desktop',
  clientType: 3,
  username: 'demomember',
  token: 'not looked at',
  merchantCode: 'alpha',
  language: 'VI',
  ...more,
});

/** A demo game, not for trial accounts. */
export const openGame = { gameId: 'xocdia', vassalage: 'SAPPH' } as const;

type Table = Pick<Site, 'server' | 'vendors'>;

/** Logs a member in, launches a game and authenticates the ticket as the vendor. */
export async function sitDown(
  site: Table,
  now: () => Date,
  { username = 'demomember', host = 'alpha.test', gameId = 'xocdia', vassalage = 'SAPPH', vendor = 'paper' } = {},
) {
  const { value } = await visitor(site, now).login(username, 'Demo-2026', { host });
  return takeSeat(site, now, value.token, { host, gameId, vassalage, vendor });
}

/** The same on a trial account, with a game that takes them. */
export async function sitDownOnTrial(site: Table, now: () => Date) {
  const { seal, send } = visitor(site, now);
  const payload = await seal('freePlay', 'A'.repeat(43));
  const headers = { 'x-gateway-version': '3' };
  const { value } = await send<{ token: string }>('freePlay', { os: 'test', platform: 'W', payload }, { headers });
  const slots = (await send<GamePage>('publicCatalogue', undefined, {}, '?gameType=RNG')).value.games;
  const free = slots.find(({ supportPlay, vassalage }) => supportPlay === 0 && vassalage !== 'ROOK');
  if (free === undefined) throw new Error('The demo world has no such game.');
  return takeSeat(site, now, value.token, { host: 'alpha.test', ...free, vendor: 'paper' });
}

interface Seat {
  readonly host: string;
  readonly gameId: string;
  readonly vassalage: string;
  readonly vendor: string;
}

async function takeSeat(site: Table, now: () => Date, token: string, { host, gameId, vassalage, vendor }: Seat) {
  const { send } = visitor(site, now);
  const merchant = host.split('.')[0] ?? '';
  const launched = await send<LaunchValue>('launchGame', launchBody(gameId, vassalage, { merchantCode: merchant }), {
    host,
    token,
  });
  if (!launched.success) throw new Error(`The launch failed: ${launched.text}`);
  const ticket = new URL(launched.value.game_url ?? '', 'https://alpha.test').searchParams.get('ticket') ?? '';
  const wallet = walletClient(site, now, vendor);
  const { value: session } = await wallet<SeamlessSession>('authenticate', { ticket }, { merchant });
  return { token, ticket, session, wallet };
}
