import type { BrandCard, BrandPage, VersionRow } from '../../../src/wire/studio/brands.ts';
import { longText } from '../../kit/longText.ts';

export const digest = '4f1c0f2f6a7c4be0a1f2c1d59a3b7e6d0c8f5b4a39281706f5e4d3c2b1a09f8e';

export const version = (number: number, more: Partial<VersionRow> = {}): VersionRow => ({
  version: number,
  digest,
  kind: 'studio',
  restores: null,
  by: 'mai-nguyen',
  at: '2026-11-19T03:20:11.000Z',
  note: 'Banner Tết và màu nhấn mới',
  state: 'past',
  liveFrom: '2026-11-19T03:20:12.000Z',
  liveUntil: '2026-11-19T09:00:00.000Z',
  share: 100,
  schemaVersion: '2',
  ...more,
});

export const live = version(12, { state: 'live', liveUntil: null });

export const aurora: BrandCard = {
  merchant: 'aurora',
  name: 'Aurora',
  hosts: ['aurora.example', 'www.aurora.example'],
  origin: 'https://aurora.example',
  profile: 'play',
  live,
  draft: { revision: 7, changes: 3, by: 'quan-le', at: '2026-11-20T04:42:00.000Z' },
  problems: { stops: 0, warnings: 2 },
  drift: false,
  colours: [
    { mode: 'dark', canvas: '#12131c', header: '#1b1d2b', accent: '#8f7bff', text: '#f3f2fb' },
    { mode: 'light', canvas: '#fafaff', header: '#ffffff', accent: '#5a3fe0', text: '#1a1a26' },
  ],
};

const hoaSen: BrandCard = {
  ...aurora,
  merchant: 'hoa-sen',
  name: 'Hoa Sen',
  hosts: ['hoasen.example'],
  origin: 'https://hoasen.example',
  draft: null,
  problems: { stops: 2, warnings: 1 },
  drift: true,
  live: version(4, { state: 'live', by: 'import', kind: 'disk', note: '', liveUntil: null }),
  colours: [{ mode: 'dark', canvas: '#1d1013', header: '#2a151b', accent: '#ff7aa2', text: '#fff1f4' }],
};

const unpublished: BrandCard = {
  ...aurora,
  merchant: 'song-han',
  name: 'Sông Hàn',
  hosts: ['songhan.example'],
  origin: null,
  live: null,
  draft: { revision: 2, changes: 11, by: 'mai-nguyen', at: '2026-11-20T02:05:00.000Z' },
  problems: { stops: 0, warnings: 0 },
  colours: [{ mode: 'light', canvas: '#f6fbf8', header: '#ffffff', accent: '#0c7a52', text: '#10201a' }],
};

export const brandPage = (brands: readonly BrandCard[], counts: Partial<BrandPage['counts']> = {}): BrandPage => ({
  brands: [...brands],
  next: null,
  counts: { all: brands.length, draft: 2, problems: 1, drift: 1, unpublished: 1, ...counts },
});

export const threeBrands = brandPage([aurora, hoaSen, unpublished]);

export const longBrand: BrandCard = {
  ...aurora,
  name: 'Câu lạc bộ Hoàng Long Thượng Hạng Việt',
  hosts: ['cau-lac-bo-hoang-long-thuong-hang-viet-nam.khuyen-mai.example'],
  live: { ...live, note: longText, by: 'nguyen-thi-hoang-phuong-anh-32' },
  draft: { revision: 128, changes: 240, by: 'nguyen-thi-hoang-phuong-anh-32', at: '2026-11-20T04:42:00.000Z' },
};

export const manyBrands = brandPage(
  Array.from({ length: 40 }, (_, index) => {
    const source = [aurora, hoaSen, unpublished][index % 3] ?? aurora;
    return { ...source, merchant: `${source.merchant}-${index}`, name: `${source.name} ${index + 1}` };
  }),
  { all: 40, draft: 27, problems: 13, drift: 13, unpublished: 13 },
);
