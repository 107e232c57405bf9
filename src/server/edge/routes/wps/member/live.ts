import { Readable } from 'node:stream';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { trialAccountType } from '../../../../../domain/accountType.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { type LiveEvent, LiveState } from '../../../../../wire/live.ts';
import type { Session } from '../../../../identity/sessions/index.ts';
import { routeOf } from '../../../../platform/http/index.ts';
import type { Tenant } from '../../../../tenants/tenant/index.ts';

const config = { access: 'member', account: 'any', session: 'passive' } as const;

/** Bytes that wait for a browser that does not read; it then loses its stream and opens another. */
const maxWaitingBytes = 64 * 1024;

/** Changes of the account as they happen: a stream of server-sent events, and its first event as a call where a stream breaks. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  const balanceOf = async (tenant: Tenant, { account }: Session): Promise<LiveState['balance']> => {
    const { tenants, wallets } = server.services;
    const balance = await wallets.balance(tenants.byMerchant(account.merchant) ?? tenant, account);
    const { wallets: _wallets, ...playMoney } = balance;
    return account.type === trialAccountType ? playMoney : balance;
  };
  const stateOf = async (tenant: Tenant, session: Session): Promise<LiveState> => {
    const [balance, unread] = await Promise.all([balanceOf(tenant, session), server.services.inbox.unread(session.account)]);
    return { balance, unread };
  };
  const eventOf = async (tenant: Tenant, session: Session, topic: LiveEvent['topic']): Promise<LiveEvent> => {
    if (topic === 'state') return { topic, ...(await stateOf(tenant, session)) };
    if (topic === 'balance') return { topic, balance: await balanceOf(tenant, session) };
    if (topic === 'inbox') return { topic, unread: await server.services.inbox.unread(session.account) };
    return { topic };
  };

  server.route({
    ...routeOf('liveStream'),
    config,
    handler: async ({ tenant, session }, reply) => {
      const body = new Readable({ read: () => undefined });
      const write = (text: string) => {
        if (body.readableLength > maxWaitingBytes) body.destroy();
        else body.push(text);
      };
      const drop = await server.services.live.open(
        { merchant: tenant.brand.merchant, account: session.account.id, tokenHash: session.tokenHash },
        (topic) => eventOf(tenant, session, topic),
        {
          send: (event) => write(`data: ${JSON.stringify(event)}\n\n`),
          beat: () => write(':\n\n'),
          end: () => body.push(null),
        },
      );
      body.once('close', drop);
      return reply
        .header('content-type', 'text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store, no-transform')
        .header('x-accel-buffering', 'no')
        .send(body);
    },
  });

  server.route({
    ...routeOf('liveState'),
    config,
    handler: async ({ tenant, session }) => ok(await stateOf(tenant, session)),
  });
};

export default routes;
