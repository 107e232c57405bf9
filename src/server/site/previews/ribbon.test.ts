import { expect, it } from 'vitest';
import type { OpenedPreview } from './openedPreview.ts';
import { ribbonOf } from './ribbon.ts';

const preview = (link: { readonly mayRemark: boolean } | null) => ({ link }) as unknown as OpenedPreview;

it('the ribbon of a preview speaks the language of the page, word by word', () => {
  const [vi, en] = (['vi', 'en'] as const).map((language) => ribbonOf(preview(null), language).words);
  expect(Object.keys(en ?? {})).toEqual(Object.keys(vi ?? {}));
  for (const [name, text] of Object.entries(en ?? {})) {
    expect([name, text]).toEqual([name, expect.stringMatching(/^[ -~]+$/)]);
    expect([name, Object.entries(vi ?? {}).find(([key]) => key === name)?.[1]]).toEqual([
      name,
      expect.stringMatching(/[^ -~]/),
    ]);
  }
});

it('remarks are taken on the link of a person that permits them, never in the editor', () => {
  const shown = (link: { readonly mayRemark: boolean } | null) => {
    const { isLink, mayRemark } = ribbonOf(preview(link), 'en');
    return [isLink, mayRemark];
  };
  expect([shown(null), shown({ mayRemark: false }), shown({ mayRemark: true })]).toEqual([
    [false, false],
    [true, false],
    [true, true],
  ]);
});
