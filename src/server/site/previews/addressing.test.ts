import { expect, it } from 'vitest';
import { defaultLanguage, type Language, languages } from '../../../domain/language.ts';
import { createPreviewHosts } from './addressing.ts';
import type { OpenedPreview } from './openedPreview.ts';
import { ribbonOf } from './ribbon.ts';

const settings = { production: true, previewHost: 'preview.test', studioHost: 'studio.test', port: 5173 };

it('a preview has the first label of its host, with a port in development only', () => {
  const [live, local] = [createPreviewHosts(settings), createPreviewHosts({ ...settings, production: false })];
  expect([live.pattern, local.pattern]).toEqual(['https://{token}.preview.test', 'http://{token}.preview.test:5173']);
  expect([live.originOf('abc'), live.originOf('abc', 99)]).toEqual(['https://abc.preview.test', 'https://abc.preview.test']);
  expect([local.originOf('abc'), local.originOf('abc', 99)]).toEqual([
    'http://abc.preview.test:5173',
    'http://abc.preview.test:99',
  ]);
  expect(
    ['abc.preview.test', 'preview.test', 'abc.alpha.test', 'abc.preview.test.alpha.test'].map((host) => live.tokenOf(host)),
  ).toEqual(['abc', null, null, null]);
});

it('the studio frames previews and is the only page that does', () => {
  const sources = (more: object) => {
    const { frameSource, studioSource } = createPreviewHosts({ ...settings, ...more });
    return [frameSource, studioSource];
  };
  expect(sources({})).toEqual(['https://*.preview.test', 'https://studio.test']);
  expect(sources({ production: false })).toEqual(['http://*.preview.test:*', 'http://localhost:*']);
  expect(sources({ studioHost: null })).toEqual(['https://*.preview.test', null]);
  const none = createPreviewHosts({ ...settings, previewHost: null });
  expect([none.pattern, none.frameSource, none.tokenOf('abc.preview.test')]).toEqual([null, null, null]);
});

it('the ribbon has words for everything it shows, in each language, and says what the visitor may', () => {
  const ribbon = (link: OpenedPreview['link'], language: Language = defaultLanguage) =>
    ribbonOf({ link } as OpenedPreview, language);
  expect(ribbon(null)).toMatchObject({ isLink: false, mayRemark: false });
  for (const mayRemark of [true, false]) expect(ribbon({ id: 'one', mayRemark })).toMatchObject({ isLink: true, mayRemark });
  const texts = languages.flatMap((language) => Object.values(ribbon(null, language).words));
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.filter((text) => text.length < 2)).toEqual([]);
});
