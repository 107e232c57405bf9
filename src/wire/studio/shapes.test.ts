import { Compile } from 'typebox/compile';
import { expect, it } from 'vitest';
import { deskDefinitions } from './definitions/desk.ts';
import { FolderChoices } from './folder.ts';

it('choices of a folder are for one revision of a draft, from 0 on', () => {
  const choices = Compile(FolderChoices);
  const given = { digest: 'a'.repeat(64), choices: { '/name': 'studio' } };
  expect(choices.Check({ ...given, revision: 0 })).toBe(true);
  for (const revision of [-1, 0.5, '0', undefined])
    expect([revision, choices.Check({ ...given, revision })]).toEqual([revision, false]);
  expect(choices.Check(given)).toBe(false);
});

it.each(['deskEvents', 'deskItem', 'deskImage', 'deskPayee'] as const)('%s takes a language and no other query', (call) => {
  const query = Compile(deskDefinitions[call].query);
  expect([query.Check({}), query.Check({ page: '2' })]).toEqual([true, false]);
});
