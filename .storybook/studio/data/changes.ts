import type { Change, Changes } from '../../../src/wire/studio/brands.ts';
import { longText } from '../../kit/longText.ts';

const changed = { by: 'quan-le', at: '2026-11-20T04:42:00.000Z' };

export const seed: Change = {
  pointer: '/theme/seed',
  place: { en: 'Look · Main colour', vi: 'Giao diện · Màu chính' },
  kind: 'changed',
  before: '#3d6b8e',
  after: '#8f2d56',
  sentence: { en: 'Main colour is now #8f2d56.', vi: 'Màu chính nay là #8f2d56.' },
  changed,
  undo: [{ op: 'replace', path: '/theme/seed', value: '#3d6b8e' }],
};

const tagline: Change = {
  pointer: '/tagline',
  place: { en: 'Brand · Tagline', vi: 'Thương hiệu · Khẩu hiệu' },
  kind: 'added',
  before: undefined,
  after: { vi: 'Đêm hội bên sông', en: 'A night by the river' },
  sentence: { en: 'Tagline was added.', vi: 'Đã thêm khẩu hiệu.' },
  changed,
  undo: [{ op: 'remove', path: '/tagline' }],
};

const module: Change = {
  pointer: '/modules/lottery',
  place: { en: 'Functions · Lottery', vi: 'Chức năng · Xổ số' },
  kind: 'removed',
  before: true,
  after: undefined,
  sentence: { en: 'Lottery was switched off.', vi: 'Đã tắt xổ số.' },
  changed: null,
  undo: [{ op: 'add', path: '/modules/lottery', value: true }],
};

export const host: Change = {
  ...seed,
  pointer: '/hosts/1',
  place: { en: 'Brand · Hosts', vi: 'Thương hiệu · Tên miền' },
  kind: 'added',
  before: undefined,
  after: 'www.aurora.example',
  sentence: { en: 'The host www.aurora.example was added.', vi: 'Đã thêm tên miền www.aurora.example.' },
  undo: [{ op: 'remove', path: '/hosts/1' }],
};

export const longChange: Change = {
  ...seed,
  pointer: '/description/vi',
  place: { en: 'Brand · Description', vi: 'Thương hiệu · Mô tả' },
  before: 'Sân chơi cho người yêu xổ số.',
  after: longText,
  sentence: { en: `Description is now “${longText}”`, vi: `Mô tả nay là “${longText}”` },
};

export const threeChanges = [seed, tagline, module];

export const changes: Changes = {
  base: 12,
  revision: 7,
  changes: threeChanges,
  gates: [
    { name: 'schema', state: 'passed', sentence: { en: 'Every setting is valid.', vi: 'Mọi thiết lập đều hợp lệ.' } },
    { name: 'contrast', state: 'passed', sentence: { en: 'All text can be read.', vi: 'Mọi chữ đều đọc được.' } },
    { name: 'texts', state: 'passed', sentence: { en: 'Every text has both languages.', vi: 'Mọi câu đều có hai ngôn ngữ.' } },
    { name: 'pictures', state: 'advice', sentence: { en: 'The share image is missing.', vi: 'Thiếu ảnh chia sẻ.' } },
    { name: 'licence', state: 'passed', sentence: { en: 'Play profile: none is needed.', vi: 'Hồ sơ chơi thử: không cần.' } },
    {
      name: 'hosts',
      state: 'passed',
      sentence: { en: 'No other brand has the hosts.', vi: 'Không thương hiệu nào khác dùng tên miền.' },
    },
    { name: 'advice', state: 'advice', sentence: { en: '2 hints.', vi: '2 gợi ý.' } },
  ],
  trust: [],
};

export const failing: Changes = {
  ...changes,
  gates: changes.gates.map((gate) =>
    gate.name === 'contrast'
      ? { ...gate, state: 'failed', sentence: { en: '3 pairs of colours are too close.', vi: '3 cặp màu quá gần nhau.' } }
      : gate,
  ),
};
