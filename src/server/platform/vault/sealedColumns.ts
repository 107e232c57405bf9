import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { account, envelopeKey, installationSecret } from '../db/tables/accounts.ts';
import { authenticator, gatewayToken, message, ticket } from '../db/tables/messages.ts';
import { operator } from '../db/tables/operators.ts';
import { vendorSecret } from '../db/tables/vendors.ts';
import { payoutBinding } from '../db/tables/withdrawals.ts';

declare const context: unique symbol;

/** Authenticated with the ciphertext and made from its row's primary key: it cannot be opened as that of another row. */
export type SealedContext = string & { readonly [context]: true };

export interface SealedColumn {
  readonly name: string;
  readonly table: PgTable;
  /** The primary key. */
  readonly key: readonly PgColumn[];
  readonly column: PgColumn;
  readonly contextOf: (...key: string[]) => SealedContext;
  /** Restricts the column to rows with this key. */
  readonly only?: string;
}

const made = (text: string) => text as SealedContext;

/** Contexts of everything that is sealed. Only these can be sealed, so `sealedColumns` names every place. */
export const contextOf = {
  personal: (merchant: string, id: string) => made(`personal:${merchant}:${id}`),
  authenticator: (merchant: string, id: string) => made(`authenticator:${merchant}:${id}`),
  operatorAuthenticator: (id: string) => made(`operator-authenticator:${id}`),
  operatorEnrolment: (id: string) => made(`operator-enrolment:${id}`),
  binding: (merchant: string, id: string) => made(`binding:${merchant}:${id}`),
  ticket: (hash: string) => made(`ticket:${hash}`),
  message: (id: string) => made(`message:${id}`),
  gatewayToken: (name: string) => made(`gateway-token:${name}`),
  vendorSecret: (merchant: string, vendor: string) => made(`vendor-secret:${vendor}:${merchant}`),
  formerVendorSecret: (merchant: string, vendor: string) => made(`former-vendor-secret:${vendor}:${merchant}`),
  envelopeKey: (kid: string) => made(`envelope-key:${kid}`),
  installationSecret: (name: string) => made(`installation-secret:${name}`),
};

/** Row of `installation_secret` with the sealed roots; the other rows are not sealed. */
export const rootsName = 'roots';

/** Every column that is sealed with the data key. */
export const sealedColumns: readonly SealedColumn[] = [
  {
    name: 'envelopeKey',
    table: envelopeKey,
    key: [envelopeKey.kid],
    column: envelopeKey.privateKey,
    contextOf: (kid = '') => contextOf.envelopeKey(kid),
  },
  {
    name: 'personal',
    table: account,
    key: [account.merchant, account.id],
    column: account.personal,
    contextOf: (merchant = '', id = '') => contextOf.personal(merchant, id),
  },
  {
    name: 'binding',
    table: payoutBinding,
    key: [payoutBinding.merchant, payoutBinding.id],
    column: payoutBinding.sealed,
    contextOf: (merchant = '', id = '') => contextOf.binding(merchant, id),
  },
  {
    name: 'authenticator',
    table: authenticator,
    key: [authenticator.merchant, authenticator.account],
    column: authenticator.sealed,
    contextOf: (merchant = '', id = '') => contextOf.authenticator(merchant, id),
  },
  {
    name: 'operatorAuthenticator',
    table: operator,
    key: [operator.id],
    column: operator.authenticator,
    contextOf: (id = '') => contextOf.operatorAuthenticator(id),
  },
  {
    name: 'operatorEnrolment',
    table: operator,
    key: [operator.id],
    column: operator.enrolment,
    contextOf: (id = '') => contextOf.operatorEnrolment(id),
  },
  {
    name: 'vendorSecret',
    table: vendorSecret,
    key: [vendorSecret.merchant, vendorSecret.vendor],
    column: vendorSecret.secret,
    contextOf: (merchant = '', vendor = '') => contextOf.vendorSecret(merchant, vendor),
  },
  {
    name: 'formerVendorSecret',
    table: vendorSecret,
    key: [vendorSecret.merchant, vendorSecret.vendor],
    column: vendorSecret.former,
    contextOf: (merchant = '', vendor = '') => contextOf.formerVendorSecret(merchant, vendor),
  },
  { name: 'message', table: message, key: [message.id], column: message.sealed, contextOf: (id = '') => contextOf.message(id) },
  {
    name: 'gatewayToken',
    table: gatewayToken,
    key: [gatewayToken.name],
    column: gatewayToken.sealed,
    contextOf: (name = '') => contextOf.gatewayToken(name),
  },
  {
    name: 'ticket',
    table: ticket,
    key: [ticket.hash],
    column: ticket.sealed,
    contextOf: (hash = '') => contextOf.ticket(hash),
  },
  {
    name: 'installationSecret',
    table: installationSecret,
    key: [installationSecret.name],
    column: installationSecret.value,
    contextOf: (name = '') => contextOf.installationSecret(name),
    only: rootsName,
  },
];
