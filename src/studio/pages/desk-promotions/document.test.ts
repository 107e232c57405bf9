import { expect, it } from 'vitest';
import { applied, documentKey, idFrom, localMoment, momentFrom, newDocument, ruleOfKind, withWord } from './document.ts';

it('two changes of one drawing of the form both count, and a setting that one takes away is gone', () => {
  const drawn = { ...newDocument('a'), title: { vi: 'Một' }, group: 'event', rule: { kind: 'fixed', amount: 1 } } as const;
  const latest = applied(drawn, drawn, { ...drawn, rule: { ...drawn.rule, amount: 2 } });
  const { group: _group, ...without } = drawn;
  expect(applied<object>(latest, drawn, { ...without, title: { vi: 'Một', en: 'One' } })).toEqual({
    id: 'a',
    title: { vi: 'Một', en: 'One' },
    rule: { kind: 'fixed', amount: 2 },
  });
});

it('a rule of another kind keeps what that kind has too', () => {
  const rule = { kind: 'depositMatch', percent: 50, max: 9, minRank: 2, cycle: 'once' } as const;
  expect(ruleOfKind(rule, 'cashback')).toEqual({ ...rule, kind: 'cashback', cycle: 'week' });
  expect(ruleOfKind(rule, 'signIn')).toEqual({ kind: 'signIn', minRank: 2 });
  expect(ruleOfKind(undefined, 'fixed')).toEqual({ kind: 'fixed' });
});

it('words, names and moments are written as a manifest has them', () => {
  expect(withWord({ vi: 'Một' }, 'en', 'One')).toEqual({ vi: 'Một', en: 'One' });
  expect(withWord({ vi: 'Một' }, 'vi', '')).toBeUndefined();
  expect(idFrom('Đêm hội – Quà 50%!')).toBe('dem-hoi-qua-50');
  expect([momentFrom('2026-12-01T00:00'), momentFrom('')]).toEqual(['2026-12-01T00:00:00+07:00', undefined]);
  expect([localMoment('2026-12-01T00:00:00+07:00'), localMoment(undefined), localMoment('soon')]).toEqual([
    '2026-12-01T00:00',
    '',
    '',
  ]);
  expect(documentKey({ b: [2, 1], a: { d: 1, c: 2 } })).toBe(documentKey({ a: { c: 2, d: 1 }, b: [2, 1] }));
});
