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

/** A demo game that allows trial play. */
export const openGame = { gameId: 'xocdia', vassalage: 'SAPPH' } as const;

/** Logs a member in, launches a game and authenticates the ticket as the vendor. */
export async function sitDown(
  site: Pick<Site, 'server' | 'vendors'>,
  now: () => Date,
  { username = 'demomember', host = 'alpha.test', gameId = 'xocdia', vassalage = 'SAPPH', vendor = 'paper' } = {},
) {
  const { send, login } = visitor(site, now);
  const { value: signedIn } = await login(username, 'Demo-2026', { host });
  const merchant = host.split('.')[0] ?? '';
  const launched = await send<LaunchValue>('launchGame', launchBody(gameId, vassalage, { merchantCode: merchant }), {
    host,
    token: signedIn.token,
  });
  if (!launched.success) throw new Error(`The launch failed: ${launched.text}`);
  const ticket = new URL(launched.value.game_url ?? '', 'https://alpha.test').searchParams.get('ticket') ?? '';
  const wallet = walletClient(site, now, vendor);
  const { value: session } = await wallet<SeamlessSession>('authenticate', { ticket }, { merchant });
  return { token: signedIn.token, ticket, session, wallet };
}
