import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Language } from '../../../domain/language.ts';
import type { PushMessage } from '../../../domain/workerMessages.ts';
import { Failure } from '../../../wire/failure.ts';
import type { PushDevice } from '../../../wire/push.ts';
import type { Db } from '../../platform/db/index.ts';
import { gatewayToken, pushDevice, pushDue, type StoredParams } from '../../platform/db/tables/index.ts';
import type { ReportFault } from '../../platform/events/index.ts';
import { defineModule } from '../../platform/modules/index.ts';
import type { Outbound } from '../../platform/outbound/index.ts';
import { contextOf, type Vault } from '../../platform/vault/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { type Inbox, inboxText, type SentTemplate } from '../inbox/index.ts';
import type { Account } from '../ports/index.ts';
import { authorizationFor, newServerKeys, type ServerKeys, sealedFor } from './webPush.ts';

interface PushDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly vault: Vault;
  readonly inbox: Pick<Inbox, 'unread'>;
  readonly outbound: Pick<Outbound, 'fetchFor'>;
  readonly reportFault: ReportFault;
  readonly tenants: { readonly byMerchant: (merchant: string) => Tenant | null };
  readonly originOf: (tenant: Tenant) => string;
}

type Owner = Pick<Account, 'merchant' | 'id'>;

/** A message that is to be shown on a browser. */
interface Due extends Record<string, unknown> {
  readonly merchant: string;
  readonly device: string;
  readonly message: string;
  readonly tries: number;
  readonly account: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly template: SentTemplate;
  readonly params: StoredParams;
  readonly language: Language;
}

type Claimed = Pick<Due, 'merchant' | 'device' | 'message' | 'tries'>;

const keyName = 'webPush';
/** Browsers of one account; a further one replaces the oldest. */
const maxDevices = 10;
const batch = 20;
const maxTries = 5;
/** Until a message that a push service did not take is tried again, milliseconds, doubled each time. */
const firstRetryMs = 30_000;
/** Time a push service keeps a message for a browser that is not there, seconds. */
const keptSeconds = 86_400;
/** The browser has ended its subscription. */
const goneStatuses = new Set([404, 410]);
const retryableStatuses = new Set([408, 425, 429]);

export type Push = ReturnType<typeof createPush>;

/** Messages of the inbox on browsers that members let show them, by their push services. */
export function createPush({ db, now, vault, inbox, outbound, reportFault, tenants, originOf }: PushDeps) {
  const post = outbound.fetchFor('push');
  let known: ServerKeys | null = null;

  /** Made by the first process that needs it. */
  const serverKeys = async (): Promise<ServerKeys> => {
    known ??= (await keptKeys()) ?? (await madeKeys());
    return known;
  };
  const keptKeys = async (): Promise<ServerKeys | null> => {
    const [row] = await db.select().from(gatewayToken).where(eq(gatewayToken.name, keyName));
    if (row === undefined) return null;
    return JSON.parse(await vault.open(row.sealed, contextOf.gatewayToken(keyName))) as ServerKeys;
  };
  const madeKeys = async (): Promise<ServerKeys> => {
    const made = newServerKeys();
    const sealed = await vault.close(JSON.stringify(made), contextOf.gatewayToken(keyName));
    const never = new Date('9999-12-31');
    await db
      .insert(gatewayToken)
      .values({ name: keyName, sealed, origin: '', expiresAt: never, leaseUntil: new Date(0) })
      .onConflictDoNothing();
    return (await keptKeys()) ?? made;
  };

  const assertOffered = ({ brand }: Tenant) => {
    if (!brand.app.push) throw new Failure('NOT_FOUND');
  };

  const done = ({ merchant, device, message }: Claimed) =>
    db.delete(pushDue).where(and(eq(pushDue.merchant, merchant), eq(pushDue.device, device), eq(pushDue.message, message)));

  /** Claims messages until their next try, which comes if this process ends before it has sent them. */
  const claim = async () => {
    const at = now().toISOString();
    const { rows } = await db.execute<Claimed & (Due | Readonly<Record<'endpoint' | 'template', null>>)>(sql`
      with claimed as (
        update push_due set tries = tries + 1,
          next_at = ${at}::timestamptz + (${firstRetryMs} * power(2, tries)) * interval '1 millisecond'
        where (merchant, device, message) in (
          select merchant, device, message from push_due where next_at <= ${at}::timestamptz
          order by next_at limit ${batch} for update skip locked
        )
        returning merchant, device, message, tries
      )
      select claimed.*, push_device.account, push_device.endpoint, push_device.p256dh, push_device.auth,
        inbox_message.template, inbox_message.params, inbox_message.language
      from claimed
      left join push_device on push_device.merchant = claimed.merchant and push_device.id = claimed.device
      left join inbox_message on inbox_message.merchant = claimed.merchant and inbox_message.id = claimed.message`);
    return rows;
  };

  const send = async (tenant: Tenant, due: Due): Promise<void> => {
    const { title } = inboxText(tenant, due.language, due.template, due.params);
    const unread = await inbox.unread({ merchant: due.merchant, id: due.account });
    // Without amounts: it may show on a locked screen.
    const message: PushMessage = { id: due.message, title: tenant.brand.name, text: title, unread };
    const endpoint = new URL(due.endpoint);
    const answer = await post(endpoint, {
      method: 'POST',
      headers: {
        authorization: await authorizationFor(endpoint, await serverKeys(), originOf(tenant), now()),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(keptSeconds),
        urgency: 'normal',
      },
      body: sealedFor({ keys: due }, JSON.stringify(message)),
    });
    if (answer.status >= 500 || retryableStatuses.has(answer.status))
      throw new Error(`A push service answers ${answer.status}.`);
    if (goneStatuses.has(answer.status)) {
      await db.delete(pushDevice).where(and(eq(pushDevice.merchant, due.merchant), eq(pushDevice.id, due.device)));
    }
    await done(due);
  };

  const deliverOne = async (due: Awaited<ReturnType<typeof claim>>[number]): Promise<void> => {
    const tenant = tenants.byMerchant(due.merchant);
    // The browser or the message may be gone, and the brand may have stopped it.
    if (due.endpoint === null || due.template === null || tenant?.brand.app.push !== true) {
      await done(due);
      return;
    }
    try {
      await send(tenant, due);
    } catch (error) {
      reportFault('gateway', error);
      if (due.tries >= maxTries) await done(due);
    }
  };

  return {
    /** @throws {Failure} `NOT_FOUND` on a brand without it */
    async key(tenant: Tenant): Promise<string> {
      assertOffered(tenant);
      return (await serverKeys()).publicKey;
    },

    /**
     * Adds a browser to those of the account. A browser that another account used is this one's from now on.
     *
     * @param session Hash of the token of the session that asks.
     * @throws {Failure} `NOT_FOUND` on a brand without it
     */
    async add(tenant: Tenant, { merchant, id: owner }: Owner, session: string, { endpoint, keys }: PushDevice): Promise<void> {
      assertOffered(tenant);
      const row = { account: owner, ...keys, session, createdAt: now() };
      await db
        .insert(pushDevice)
        .values({ merchant, id: randomUUID(), endpoint, ...row })
        .onConflictDoUpdate({ target: [pushDevice.merchant, pushDevice.endpoint], set: row });
      await db.execute(sql`
        delete from push_device where merchant = ${merchant} and id in (
          select id from push_device where merchant = ${merchant} and account = ${owner}
          order by created_at desc, id offset ${maxDevices}
        )`);
    },

    /** Ends what a browser of the account was let; one that was not is no error. */
    async remove({ merchant, id: owner }: Owner, endpoint: string): Promise<void> {
      await db
        .delete(pushDevice)
        .where(and(eq(pushDevice.merchant, merchant), eq(pushDevice.account, owner), eq(pushDevice.endpoint, endpoint)));
    },

    /** Condition: there are messages to deliver. */
    hasDue: () => sql`exists (select from push_due where next_at <= ${now().toISOString()}::timestamptz)`,

    /** Sends what is due; any number of processes may run it. */
    async deliver(): Promise<void> {
      for (let claimed = await claim(); claimed.length > 0; claimed = await claim()) {
        await Promise.all(claimed.map(deliverOne));
      }
    },
  };
}

export const pushModule = defineModule({
  needs: ['db', 'now', 'vault', 'reportFault', 'inbox', 'originOf', 'outbound', 'tenants'],
  gives: { push: createPush },
  jobs: ({ push }) => [{ name: 'push', isDue: push.hasDue, run: () => push.deliver() }],
});
