import { createHash } from 'node:crypto';
import { and, eq, lte, ne } from 'drizzle-orm';
import type { Db } from '../../platform/db/index.ts';
import { gatewayToken } from '../../platform/db/tables/index.ts';
import type { OutboundFetch } from '../../platform/outbound/index.ts';
import { contextOf, type Vault } from '../../platform/vault/index.ts';
import { GatewayRefusal, type Send, type SenderDeps, type ZaloSettings } from './gateway.ts';

interface Tokens {
  readonly access: string;
  readonly refresh: string;
}

/** Answer to a renewal: tokens and their seconds, or a code. */
interface Renewal {
  readonly access_token?: string;
  readonly refresh_token?: string;
  readonly expires_in?: string | number;
  readonly error?: number;
}

const name = 'zalo';
/** Longer than the timeout of the call, so that no other process renews meanwhile: a refresh token is accepted once. */
const leaseMs = 60_000;
/** Renewed so long before the end, milliseconds. */
const marginMs = 5 * 60_000;

/** Codes of Zalo for an access token that is wrong or over. */
const tokenCodes = new Set([-124, -216]);
/** Codes of a number that cannot be reached there, or a message that stays refused. */
const finalCodes = new Set([-108, -114, -117, -118, -119, -131, -132, -137, -139]);

const isVietnamese = (to: string) => /^\+84\d{9,10}$/.test(to);

/** Whether Zalo may take the message: a code for a Vietnamese number. */
export const suitsZalo = ({ to, code }: { readonly to: string; readonly code: string | null }): boolean =>
  code !== null && isVietnamese(to);

/** Sends codes by a template message of Zalo. Its tokens are kept in the database, sealed, and renewed by one process at a time. */
export function sendByZalo(
  settings: ZaloSettings,
  { db, vault, post, now, reportFault }: SenderDeps & { readonly db: Db; readonly vault: Vault; readonly post: OutboundFetch },
): Send {
  const { appId, secret, refreshToken, template, messageUrl, tokenUrl } = settings;
  const origin = createHash('sha256').update(refreshToken).digest('hex');
  const sealed = (tokens: Tokens) => vault.close(JSON.stringify(tokens), contextOf.gatewayToken(name));
  const opened = async (text: string) => JSON.parse(await vault.open(text, contextOf.gatewayToken(name))) as Tokens;

  const kept = async () => {
    const [row] = await db.select().from(gatewayToken).where(eq(gatewayToken.name, name));
    return row;
  };

  /** Begins with the refresh token of the settings, again if these have another one. */
  const begin = async () => {
    const ended = new Date(0);
    const row = {
      name,
      origin,
      sealed: await sealed({ access: '', refresh: refreshToken }),
      expiresAt: ended,
      leaseUntil: ended,
    };
    await db
      .insert(gatewayToken)
      .values(row)
      .onConflictDoUpdate({ target: gatewayToken.name, set: row, setWhere: ne(gatewayToken.origin, origin) });
  };

  /** The access token; null while another process renews it. */
  const access = async (): Promise<string | null> => {
    let row = await kept();
    if (row?.origin !== origin) {
      await begin();
      row = await kept();
    }
    if (row !== undefined && row.expiresAt.getTime() - marginMs > now().getTime()) return (await opened(row.sealed)).access;
    const [leased] = await db
      .update(gatewayToken)
      .set({ leaseUntil: new Date(now().getTime() + leaseMs) })
      .where(and(eq(gatewayToken.name, name), eq(gatewayToken.sealed, row?.sealed ?? ''), lte(gatewayToken.leaseUntil, now())))
      .returning();
    return leased === undefined ? null : renew(await opened(leased.sealed));
  };

  const renew = async ({ refresh }: Tokens): Promise<string> => {
    const answer = await post(new URL(tokenUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', secret_key: secret },
      body: new URLSearchParams({ refresh_token: refresh, app_id: appId, grant_type: 'refresh_token' }).toString(),
    });
    const { access_token: next, refresh_token: following, expires_in: seconds, error } = (await answer.json()) as Renewal;
    if (next === undefined || following === undefined) throw new GatewayRefusal(`token ${error ?? answer.status}`);
    const expiresAt = new Date(now().getTime() + Number(seconds) * 1_000);
    await db
      .update(gatewayToken)
      .set({ sealed: await sealed({ access: next, refresh: following }), expiresAt, leaseUntil: now() })
      .where(eq(gatewayToken.name, name));
    return next;
  };

  /** The next message renews the tokens. */
  const forget = () =>
    db
      .update(gatewayToken)
      .set({ expiresAt: new Date(0) })
      .where(eq(gatewayToken.name, name));

  return async ({ id, content }) => {
    if (!suitsZalo(content)) return 'never';
    const { to, brand, code } = content;
    try {
      const token = await access();
      if (token === null) return 'later';
      const answer = await post(new URL(messageUrl), {
        method: 'POST',
        headers: { 'content-type': 'application/json', access_token: token },
        body: JSON.stringify({
          phone: to.slice(1),
          template_id: template,
          template_data: { otp: code, brand },
          tracking_id: id,
        }),
      });
      const { error } = answer.ok ? ((await answer.json()) as { readonly error?: number }) : { error: answer.status };
      if (error === 0) return 'done';
      reportFault('gateway', new GatewayRefusal(`zalo ${String(error)}`));
      if (error !== undefined && tokenCodes.has(error)) await forget();
      return error !== undefined && finalCodes.has(error) ? 'never' : 'later';
    } catch (error) {
      reportFault('gateway', error);
      return 'later';
    }
  };
}
