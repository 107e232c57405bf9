import { randomUUID } from 'node:crypto';
import { and, desc, eq, exists, inArray, lte, sql } from 'drizzle-orm';
import type { Language } from '../../../domain/language.ts';
import { message } from '../../platform/db/tables/index.ts';
import { isLoopback } from '../../platform/http/index.ts';
import type { Outbound } from '../../platform/outbound/index.ts';
import { contextOf } from '../../platform/vault/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import type { Identity } from '../ports/index.ts';
import type { Channel, Delivery, Gateway, Gateways, MessageContent, Outgoing, Send } from './gateway.ts';
import { sendBySmtp } from './smtp.ts';
import { type MailKind, type MessageKind, type MessageParams, messageText } from './texts.ts';
import { sendToWebhook } from './webhook.ts';
import { sendByZalo, suitsZalo } from './zalo.ts';

export type { Channel, Gateway, Gateways, ZaloSettings } from './gateway.ts';
export { signatureOf } from './webhook.ts';

export interface MessageDeps extends Pick<Identity, 'db' | 'now' | 'vault' | 'reportFault'> {
  readonly gateways: Gateways;
  readonly outbound: Pick<Outbound, 'fetchFor'>;
}

interface Addressed {
  readonly to: string;
  readonly language: Language;
  readonly params?: MessageParams;
  /** TTL: not delivered after this many minutes. */
  readonly usefulMinutes: number;
}

export type OutgoingMessage = Addressed &
  ({ readonly channel: 'sms'; readonly kind: MessageKind } | { readonly channel: 'mail'; readonly kind: MailKind });

/** A mail of the installation to one of its operators. */
export interface OperatorMail {
  readonly to: string;
  readonly language: Language;
  readonly subject: string;
  readonly text: string;
  readonly link: string | null;
}

export interface ShownMessage extends MessageContent {
  readonly id: string;
  readonly merchant: string;
  readonly channel: Channel;
  readonly language: Language;
  readonly createdAt: Date;
}

export type Messages = ReturnType<typeof createMessages>;

const minuteMs = 60_000;
const batchSize = 20;
/** Longer than the gateway timeout, so that no other process picks up a message in flight. */
const leaseMs = minuteMs;
const maxAttempts = 8;
const outboxLimit = 100;
/** Mails to operators belong to no brand; their links end with the invitation. */
const noMerchant = '-';
const platformName = 'Livery';
const operatorMailMinutes = 7 * 24 * 60;

/** SMS and mail through a persistent queue, so that messages survive a gateway outage. */
export function createMessages({ db, now, vault, reportFault, gateways, outbound }: MessageDeps) {
  const deps = { db, vault, now, reportFault };
  const senderOf = (gateway: Gateway): Send | null => {
    if (gateway.kind === 'webhook') return sendToWebhook(gateway, { ...deps, post: outbound.fetchFor('gateway') });
    return gateway.kind === 'smtp' ? sendBySmtp(gateway, { ...deps, isLocal: isLoopback }) : null;
  };
  const senders: Readonly<Record<Channel, Send | null>> = { sms: senderOf(gateways.sms), mail: senderOf(gateways.mail) };
  const zalo = gateways.zalo === undefined ? null : sendByZalo(gateways.zalo, { ...deps, post: outbound.fetchFor('zalo') });
  let wake = () => {};
  type Row = typeof message.$inferSelect;

  const contentOf = async ({ id, sealed }: Pick<Row, 'id' | 'sealed'>) =>
    JSON.parse(await vault.open(sealed ?? '', contextOf.message(id))) as MessageContent;

  const finish = (id: string, state: 'sent' | 'failed') =>
    db.update(message).set({ state, sealed: null, doneAt: now() }).where(eq(message.id, id));

  const isDue = () => and(eq(message.state, 'waiting'), lte(message.nextAt, now()));

  /** Gateways of a message, in the order in which they are tried. */
  const sendersOf = (channel: Channel, content: Pick<MessageContent, 'to' | 'code'>): readonly Send[] =>
    [channel === 'sms' && suitsZalo(content) ? zalo : null, senders[channel]].filter((each) => each !== null);

  /** A code is of use for minutes: where Zalo does not take it, SMS does immediately. */
  const attempt = async (row: Row): Promise<Delivery> => {
    if (row.expiresAt <= now()) return 'never';
    const { id, merchant, channel, kind, language } = row;
    const outgoing: Outgoing = { id, merchant, channel, kind, language, content: await contentOf(row) };
    let delivery: Delivery = 'never';
    for (const send of sendersOf(channel, outgoing.content)) {
      delivery = await send(outgoing);
      if (delivery === 'done') break;
    }
    return delivery;
  };

  const deliverOne = async (row: Row) => {
    const delivery = await attempt(row).catch((error: unknown): Delivery => {
      reportFault('gateway', error);
      return 'later';
    });
    if (delivery === 'later' && row.tries < maxAttempts) {
      const delayMs = Math.min(5_000 * 2 ** (row.tries - 1), 10 * minuteMs);
      await db
        .update(message)
        .set({ nextAt: new Date(now().getTime() + delayMs) })
        .where(eq(message.id, row.id));
    } else await finish(row.id, delivery === 'done' ? 'sent' : 'failed');
  };

  interface Stored extends Pick<Row, 'merchant' | 'channel' | 'kind' | 'language'> {
    readonly usefulMinutes: number;
    readonly content: MessageContent;
  }

  async function store({ usefulMinutes, content, ...row }: Stored): Promise<void> {
    const isSent = sendersOf(row.channel, content).length > 0;
    const isShown = !isSent && gateways[row.channel].kind === 'outbox';
    if (!isSent && !isShown) return;
    const id = randomUUID();
    const createdAt = now();
    await db.insert(message).values({
      ...row,
      id,
      state: isShown ? 'shown' : 'waiting',
      sealed: await vault.close(JSON.stringify(content), contextOf.message(id)),
      nextAt: createdAt,
      expiresAt: new Date(createdAt.getTime() + usefulMinutes * minuteMs),
      createdAt,
    });
    if (isSent) wake();
  }

  return {
    offers: (channel: Channel) => gateways[channel].kind !== 'none' || (channel === 'sms' && zalo !== null),

    async queue(tenant: Tenant, outgoing: OutgoingMessage): Promise<void> {
      const { channel, kind, to, language, params = {}, usefulMinutes } = outgoing;
      const { merchant, name: brand } = tenant.brand;
      const content = {
        to,
        brand,
        ...messageText(tenant, language, { channel, kind, params }),
        code: params.code ?? null,
        link: params.link ?? null,
      };
      await store({ merchant, channel, kind, language, usefulMinutes, content });
    },

    /** Nothing is sent where the installation sends no mail. */
    queueForOperator: ({ language, ...mail }: OperatorMail): Promise<void> =>
      store({
        merchant: noMerchant,
        channel: 'mail',
        kind: 'operator',
        language,
        usefulMinutes: operatorMailMinutes,
        content: { ...mail, brand: platformName, code: null },
      }),

    /** Registers a callback that runs when a message is queued for a gateway. */
    onQueued(callback: () => void) {
      wake = callback;
    },

    /** Condition: there are messages to deliver. */
    hasDue: () => exists(db.select({ id: message.id }).from(message).where(isDue())),

    /** Attempts a batch of due messages once; returns their number. Safe to run in several processes. */
    async deliver(): Promise<number> {
      const moment = now();
      const due = db
        .select({ id: message.id })
        .from(message)
        .where(isDue())
        .orderBy(message.nextAt)
        .limit(batchSize)
        .for('update', { skipLocked: true });
      const rows = await db
        .update(message)
        .set({ tries: sql`${message.tries} + 1`, nextAt: new Date(moment.getTime() + leaseMs) })
        .where(inArray(message.id, due))
        .returning();
      await Promise.all(rows.map(deliverOne));
      return rows.length;
    },

    /** Number of messages that wait for a gateway. */
    waiting: () => db.$count(message, eq(message.state, 'waiting')),

    /** Messages of the development outbox, newest first. */
    async shown(): Promise<ShownMessage[]> {
      const rows = await db
        .select()
        .from(message)
        .where(eq(message.state, 'shown'))
        .orderBy(desc(message.createdAt))
        .limit(outboxLimit);
      return Promise.all(
        rows.map(async (row) => ({
          ...(await contentOf(row)),
          id: row.id,
          merchant: row.merchant,
          channel: row.channel,
          language: row.language,
          createdAt: row.createdAt,
        })),
      );
    },
  };
}
