import manifest from '../../../scripts/snapshots/reference/reference/brand.json' with { type: 'json' };
import type { DerivedBrand, Draft } from '../../../src/wire/studio/brands.ts';
import type { StudioAnswers } from '../answers.ts';
import { aurora, brandPage } from './brands.ts';

const published = {
  ...manifest,
  merchant: 'aurora',
  name: 'Aurora',
  hosts: ['aurora.example'],
  tagline: { vi: 'Đêm hội bên sông', en: 'A night by the river' },
};

export const draft: Draft = {
  merchant: 'aurora',
  revision: 7,
  base: 12,
  document: { ...published, theme: { seed: '#8f2d56' } },
  published,
  files: {},
  problems: [],
  changed: { by: 'quan-le', at: '2026-11-20T04:42:00.000Z' },
};

const problem: Draft['problems'][number] = {
  code: 'contrast.text',
  pointer: '/theme/seed',
  line: 7,
  column: 5,
  stops: true,
  message: {
    en: 'Text on the main colour cannot be read: 2.9 to 1, 4.5 to 1 is needed.',
    vi: 'Chữ trên màu chính không đọc được: 2,9:1, cần 4,5:1.',
  },
  fix: [{ op: 'replace', path: '/theme/seed', value: '#7a2549' }],
};

export const faulty: Draft = {
  ...draft,
  problems: [
    problem,
    {
      ...problem,
      code: 'assets.missing',
      pointer: '/assets/share',
      stops: false,
      message: { en: 'There is no image for shared links.', vi: 'Chưa có ảnh cho liên kết được chia sẻ.' },
      fix: null,
    },
  ],
};

export const derived: DerivedBrand = {
  merchant: 'song-han',
  host: 'song-han.example',
  isFree: { merchant: true, host: true },
  manifest: { ...manifest, merchant: 'song-han', name: 'Sông Hàn', hosts: ['song-han.example'], theme: { seed: '#0c7a52' } },
  problems: [],
  command: "npm run brand -- create song-han --name 'Sông Hàn' --seed '#0c7a52'",
};

/**
 * Answers to the calls of the editor of a brand. A draft stays open between stories, so each state has its brand. The site beside the
 * form is pictured by its own stories.
 */
export const editorOf = (merchant: string, shown: Draft = draft): StudioAnswers => ({
  brand: { value: { ...aurora, merchant } },
  brands: { value: brandPage([{ ...aurora, merchant }]) },
  draft: { value: { ...shown, merchant } },
  atPlace: { value: null },
  editorPreview: 'pending',
});
