import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { recordTypes } from '../../src/domain/accountRecord.ts';
import { languages } from '../../src/domain/language.ts';
import { ledgerKinds } from '../../src/domain/ledgerKind.ts';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>;

test.each(languages)('every kind of the ledger and every type of the account record has its own word in %s', (language) => {
  const site = read(`src/i18n/${language}/member-records.json`);
  const studio = read(`src/studio/i18n/${language}/desk-members.json`);
  const keys = [...ledgerKinds.map((kind) => `records.kind.${kind}`), ...recordTypes.map((type) => `records.type.${type}`)];
  expect(keys.filter((key) => site[key] === undefined)).toEqual([]);
  expect(ledgerKinds.filter((kind) => studio[`member.kind.${kind}`] === undefined)).toEqual([]);
});
