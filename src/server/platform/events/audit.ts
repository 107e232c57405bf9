import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Db, Query, StatementValue } from '../db/index.ts';
import { securityEvent } from '../db/tables/accounts.ts';
import { rateLimitKey } from '../networks/index.ts';
import type { Vault } from '../vault/index.ts';
import { eventKinds, type SecurityEventKind } from './eventKinds.ts';

export interface SecurityEvent {
  /** Null for what belongs to no brand. */
  readonly merchant: string | null;
  readonly kind: SecurityEventKind;
  readonly accountId?: string | null;
  /** IP address of the visitor; only its keyed hash is stored. */
  readonly address?: string;
  /** Must not contain passwords, codes, tokens, phone numbers or names. */
  readonly details?: Readonly<Record<string, string | number | boolean>>;
}

/** The operator that an act is noted with. */
export interface ActingOperator {
  readonly id: string;
  readonly name: string;
}

/** An event as it leaves the process: who and where from as keyed hashes. `id` is that of its row. */
export interface EventLine {
  readonly event: SecurityEventKind;
  readonly outcome: (typeof eventKinds)[SecurityEventKind]['outcome'];
  readonly id: string;
  readonly merchant: string | null;
  readonly account: string | null;
  readonly network: string | null;
  readonly request: string | null;
  readonly session: string | null;
  readonly details: NonNullable<SecurityEvent['details']>;
}

export interface AuditEntry {
  readonly query: Query;
  readonly publish: () => void;
}

export interface Audit {
  /** Notes the event, in the transaction if one is given. Its line leaves the process even where the row cannot be written. */
  note(event: SecurityEvent, tx?: Pick<Db, 'insert'>): Promise<void>;
  /** The statement of the row, for a transaction of the caller, who publishes the line after it. */
  entry(event: SecurityEvent): Promise<AuditEntry>;
  onEvent(listener: (line: EventLine) => void): void;
}

export interface AuditDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly vault: Pick<Vault, 'keyedHash'>;
}

interface RequestMarks {
  readonly request: string;
  readonly userAgent: string | undefined;
  session: string | null;
}

/** The request that is being answered, for the events it causes. */
export const currentRequest = new AsyncLocalStorage<RequestMarks>();

/** Merchant of rows that belong to no brand. */
const noMerchant = '-';

/** Security events: a line of the log each, and a row that is never changed. Neither helps an attacker to sign in. */
export function createAudit({ db, now, vault }: AuditDeps): Audit {
  const listeners: ((line: EventLine) => void)[] = [];
  const madeFrom = async ({ merchant, kind, accountId = null, address, details = {} }: SecurityEvent) => {
    const { request = null, session = null } = currentRequest.getStore() ?? {};
    const owner = merchant ?? noMerchant;
    const id = randomUUID();
    const network = address === undefined ? null : await vault.keyedHash(owner, `address:${rateLimitKey(address)}`);
    const account = accountId === null ? null : await vault.keyedHash(owner, `account:${accountId}`);
    const { outcome } = eventKinds[kind];
    const line = { event: kind, outcome, id, merchant, account, network, request, session, details };
    const publish = () => {
      for (const listener of listeners) listener(line);
    };
    const row = { merchant: owner, id, accountId, kind, outcome, addressMark: network, request, session, details, at: now() };
    return { row, publish };
  };
  return {
    async note(event, tx = db) {
      const { row, publish } = await madeFrom(event);
      publish();
      await tx.insert(securityEvent).values(row);
    },
    async entry(event) {
      const { row, publish } = await madeFrom(event);
      const { sql: text, params } = db.insert(securityEvent).values(row).toSQL();
      return { query: { name: 'security-event', text, values: params as StatementValue[] }, publish };
    },
    onEvent(listener) {
      listeners.push(listener);
    },
  };
}
