import type { LocalText } from '../manifest.generated.ts';

/** Words of differences between two manifests. */
export const changeWords = {
  setting: { en: '{{place}}: {{before}} → {{after}}', vi: '{{place}}: {{before}} → {{after}}' },
  added: { en: '{{place}}: {{item}} added', vi: '{{place}}: thêm {{item}}' },
  removed: { en: '{{place}}: {{item}} removed', vi: '{{place}}: bỏ {{item}}' },
  moved: {
    en: '{{place}}: {{item}} moved from place {{from}} to {{to}}',
    vi: '{{place}}: chuyển {{item}} từ vị trí {{from}} sang {{to}}',
  },
  standard: { en: 'standard', vi: 'mặc định' },
  standardValue: { en: '{{value}} (standard)', vi: '{{value}} (mặc định)' },
  on: { en: 'on', vi: 'bật' },
  off: { en: 'off', vi: 'tắt' },
  none: { en: 'none', vi: 'không có' },
  entries: { en: '{{count}} entries', vi: '{{count}} mục' },
  ownSettings: { en: 'own settings', vi: 'thiết lập riêng' },
  entry: { en: 'entry {{number}}', vi: 'mục {{number}}' },
  brand: { en: 'Brand', vi: 'Thương hiệu' },
} as const satisfies Record<string, LocalText>;
