import { getTableColumns, getTableName } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { contextOf, sealedColumns } from './sealedColumns.ts';

it('seals each place under a text that stays what it is: data of earlier versions opens with no other', () => {
  expect(sealedColumns.map((place) => [place.name, place.contextOf('one', 'two')])).toEqual([
    ['envelopeKey', 'envelope-key:one'],
    ['personal', 'personal:one:two'],
    ['binding', 'binding:one:two'],
    ['authenticator', 'authenticator:one:two'],
    ['operatorAuthenticator', 'operator-authenticator:one'],
    ['operatorEnrolment', 'operator-enrolment:one'],
    ['vendorSecret', 'vendor-secret:two:one'],
    ['formerVendorSecret', 'former-vendor-secret:two:one'],
    ['message', 'message:one'],
    ['gatewayToken', 'gateway-token:one'],
    ['ticket', 'ticket:one'],
    ['installationSecret', 'installation-secret:one'],
  ]);
  expect(sealedColumns.map(({ name }) => name).toSorted()).toEqual(Object.keys(contextOf).toSorted());
});

it('names a column of its table each, no column two times, and of the installation only the roots', () => {
  const places = sealedColumns.map(({ table, column }) => `${getTableName(table)}.${column.name}`);
  expect(places).toEqual([
    'envelope_key.privateKey',
    'account.personal',
    'payout_binding.sealed',
    'authenticator.sealed',
    'operator.authenticator',
    'operator.enrolment',
    'vendor_secret.secret',
    'vendor_secret.former',
    'message.sealed',
    'gateway_token.sealed',
    'ticket.sealed',
    'installation_secret.value',
  ]);
  for (const { table, column } of sealedColumns) expect(Object.values(getTableColumns(table))).toContain(column);
  const restricted = sealedColumns.flatMap(({ name, only }) => (only === undefined ? [] : [[name, only]]));
  expect(restricted).toEqual([['installationSecret', 'roots']]);
});

it.each(sealedColumns)('finds a row of $name by the whole primary key of its table', ({ table, key }) => {
  const { columns, primaryKeys } = getTableConfig(table);
  const primary = [...columns.filter((column) => column.primary), ...primaryKeys.flatMap((each) => each.columns)];
  expect(key.map(({ name }) => name)).toEqual(primary.map(({ name }) => name));
  expect(key.every((column) => Object.values(getTableColumns(table)).includes(column))).toBe(true);
});
