import type { StudioText } from '../../../../wire/studio/shapes.ts';

/** Reasons for refusing an upload. */
export const uploadWords = {
  size: { en: 'The file is larger than {{limit}} MB', vi: 'Tệp lớn hơn {{limit}} MB' },
  pixels: { en: 'The picture has more than {{limit}} megapixels', vi: 'Hình có hơn {{limit}} megapixel' },
  type: {
    en: 'The content is none of PNG, JPEG, WebP, AVIF, SVG, WOFF2, TTF and OTF',
    vi: 'Nội dung không phải PNG, JPEG, WebP, AVIF, SVG, WOFF2, TTF hay OTF',
  },
  broken: { en: 'The file is damaged or cut off', vi: 'Tệp bị hỏng hoặc bị cắt ngang' },
  drawing: { en: 'The drawing contains {{reason}}', vi: 'Bản vẽ có {{reason}}' },
  hidden: { en: 'Another file is hidden in the picture', vi: 'Có tệp khác giấu trong hình' },
  files: { en: 'The draft has {{limit}} files already', vi: 'Bản nháp đã có {{limit}} tệp' },
} as const satisfies Record<string, StudioText>;

export const filled = ({ en, vi }: StudioText, params: Readonly<Record<string, StudioText | string>>): StudioText => {
  const fill = (template: string, language: 'en' | 'vi') =>
    template.replace(/\{\{(\w+)\}\}/g, (_match, name: string) => {
      const value = params[name] ?? '';
      return typeof value === 'string' ? value : value[language];
    });
  return { en: fill(en, 'en'), vi: fill(vi, 'vi') };
};
