import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { moneyOf, moneyToWire } from '../../src/domain/money.ts';
import type { LaunchValue } from '../../src/wire/launch.ts';
import { type SeamlessFailureCode, type SeamlessSession, seamlessFailures } from '../../src/wire/seamless.ts';
import { type Site, visitor } from '../server/auth-kit.ts';
import type { Seat } from './conformance.ts';
import { fresh, type WalletAnswer } from './paper-vendor.ts';
import { launchBody, openGame } from './table.ts';

const hashOf = (secret: string, body: string) => createHmac('sha512', secret).update(body).digest('base64');

/** Scripted double of a vendor that speaks the command wallet: an HTTP server, and its entry of `vendors.json`. */
export async function openCommandVendor() {
  const state = {
    /** Rounds as `roundStatus` reports them, as JSON. */
    rounds: '[]',
    unknownGame: false,
    /** Received bodies and their hashes, in order. */
    asked: [] as { text: string; hash: string }[],
  };
  const answerTo = (sent: string): string => {
    const { cmd, launchToken } = JSON.parse(sent) as { cmd: string; launchToken: string };
    if (cmd === 'roundStatus') return `{"status":"OK","rounds":${state.rounds}}`;
    if (state.unknownGame) return '{"status":"UNKNOWN_GAME"}';
    return JSON.stringify({ status: 'OK', gameUrl: `https://play.command.example/?t=${launchToken}` });
  };
  const server = createServer((request, response) => {
    void text(request).then((sent) => {
      state.asked.push({ text: sent, hash: String(request.headers['x-hash']) });
      response.end(answerTo(sent));
    });
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const entry = {
    id: 'command',
    name: 'Command',
    contract: 'commandWallet',
    api: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/command`,
    studios: [openGame.vassalage],
    launchHosts: ['https://play.command.example'],
  };
  const close = async () => {
    server.closeAllConnections();
    await new Promise((done) => {
      server.close(done);
    });
  };
  return { state, entry, close, hashOf };
}

interface CommandAnswer {
  readonly status: string;
  readonly retry?: boolean;
  readonly token?: string;
  readonly playerId?: string;
  readonly balance?: string;
  readonly currency?: string;
  readonly walletTransactionId?: string | null;
}

/** Sends commands as the vendor does, against an in-process server; amounts come back as the text of their JSON numbers. */
export function commandClient(site: Pick<Site, 'server' | 'vendors'>) {
  return async (body: string, { hash, vendor = 'command' }: { hash?: string; vendor?: string } = {}) => {
    const secret = (await site.vendors.byId('command')?.secretOf('alpha')) ?? '';
    const answer = await site.server.inject({
      method: 'POST',
      url: `/vendors/commandWallet/${vendor}`,
      headers: { host: '10.0.0.9', 'content-type': 'application/json', 'x-hash': hash ?? hashOf(secret, body) },
      payload: body,
    });
    const exact = answer.body.replace(/"balance":([0-9.]+)/, '"balance":"$1"');
    return { http: answer.statusCode, text: answer.body, ...(JSON.parse(exact) as CommandAnswer) };
  };
}

/** Launches a game at the command vendor; the seat translates the calls of the suite into commands, and answers back. */
export async function sitAtCommand(site: Pick<Site, 'server' | 'vendors'>, now: () => Date): Promise<Seat & { token: string }> {
  const { send, login } = visitor(site, now);
  const { value: signedIn } = await login('demomember', 'Demo-2026');
  const body = launchBody(openGame.gameId, openGame.vassalage);
  const launched = await send<LaunchValue>('launchGame', body, { token: signedIn.token });
  const ticket = new URL(launched.value.game_url ?? '').searchParams.get('t') ?? '';
  const client = commandClient(site);
  const call = async (cmd: string, more: string, request = fresh('request')) =>
    client(`{"cmd":"${cmd}","operator":"alpha","requestId":"${request}",${more}}`);

  const opened = await call('authenticate', `"token":"${ticket}"`);
  const session = { session: opened.token, player: opened.playerId } as SeamlessSession;

  /** Without the zeros that a vendor would not send. */
  const numberOf = (amount: unknown) => String(amount).replace(/\.?0+$/, '') || '0';
  const commands: Readonly<Record<string, (order: Record<string, unknown>) => [string, string]>> = {
    balance: ({ session: token }) => ['getBalance', `"token":"${String(token)}"`],
    bet: ({ session: token, roundId, betId, amount }) => [
      'bet',
      `"token":"${String(token)}","roundId":"${String(roundId)}","transactionId":"${String(betId)}","amount":${numberOf(amount)}`,
    ],
    settle: ({ player, roundId, results, closes }) => {
      const [result] = results as { betId: string; payout: string; validBet?: string }[];
      const turnover = result?.validBet === undefined ? '' : `"turnover":${numberOf(result.validBet)},`;
      return [
        'win',
        `"playerId":"${String(player)}","roundId":"${String(roundId)}","betTransactionId":"${result?.betId}","amount":${numberOf(result?.payout)},${turnover}"roundClosed":${String(closes)}`,
      ];
    },
    rollback: ({ player, roundId, betId }) => [
      'refund',
      `"playerId":"${String(player)}","roundId":"${String(roundId)}","betTransactionId":"${String(betId)}"`,
    ],
    refund: ({ player, roundId }) => ['refund', `"playerId":"${String(player)}","roundId":"${String(roundId)}"`],
  };

  const wallet: Seat['wallet'] = async (name, order, options = {}) => {
    const [cmd, more] = commands[name]?.(order as Record<string, unknown>) ?? ['', ''];
    const answer = await call(cmd, more, options.request);
    const { status, retry, balance, currency, walletTransactionId } = answer;
    const given = balance === undefined ? undefined : moneyToWire(moneyOf(balance));
    if (status === 'OK') {
      const value = { act: walletTransactionId ?? null, balance: given ?? '', currency: currency ?? '' };
      return { status: 200, text: answer.text, success: true, message: '', value, code: 'OK' };
    }
    const code = codes[status] ?? 'SYSTEM';
    const value = { retry, ...(given === undefined ? {} : { balance: given }) } as unknown as WalletAnswer['value'];
    return { status: seamlessFailures[code].status, text: answer.text, success: false, message: '', value, code };
  };
  return { session, wallet, token: signedIn.token };
}

/** Codes of the command wallet and what the suite calls them. */
const codes: Readonly<Record<string, SeamlessFailureCode>> = {
  BAD_REQUEST: 'MALFORMED',
  INVALID_HASH: 'SIGNATURE',
  INVALID_TOKEN: 'TICKET_INVALID',
  TOKEN_EXPIRED: 'SESSION_ENDED',
  UNKNOWN_PLAYER: 'PLAYER_UNKNOWN',
  INSUFFICIENT_FUNDS: 'BALANCE_TOO_LOW',
  BET_NOT_FOUND: 'BET_UNKNOWN',
  DUPLICATE_REQUEST: 'REQUEST_CONFLICT',
  DUPLICATE_TRANSACTION: 'BET_CONFLICT',
  ALREADY_SETTLED: 'BET_SETTLED',
  ALREADY_REFUNDED: 'BET_CANCELLED',
  ROUND_CLOSED: 'ROUND_CLOSED',
  ROUND_HAS_OPEN_BETS: 'ROUND_UNDECIDED',
};
