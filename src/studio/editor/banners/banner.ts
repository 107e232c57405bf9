type Texts = Readonly<Record<string, string>>;

/** A banner as the draft has it: anything may be missing. */
export interface Banner {
  readonly id?: string;
  readonly image?: Readonly<Partial<Record<'light' | 'dark' | 'lightMobile' | 'darkMobile', string>>>;
  readonly alt?: Texts;
  readonly title?: Texts;
  readonly from?: string;
  readonly until?: string;
}

/** The banner of a setting, as the search or a problem names it; the first of its group for the group itself. */
export function bannerAt(pointer: string): { readonly group: string; readonly at: number } | null {
  const [, section, group, index = '0'] = pointer.split('/');
  if (section !== 'banners' || group === undefined) return null;
  return { group, at: /^\d+$/.test(index) ? Number(index) : 0 };
}

/** The picture of a mode and a width; what is missing is replaced as on the site: a phone takes the light one of its width first. */
export function pictureOf({ image = {} }: Banner, mode: 'light' | 'dark', isPhone: boolean): string | undefined {
  const { light, dark = light, lightMobile } = image;
  const wide = mode === 'dark' ? dark : light;
  if (!isPhone) return wide;
  return (mode === 'dark' ? image.darkMobile : undefined) ?? lightMobile ?? wide;
}

/** Parts that every visitor needs of a banner, in the languages that the site offers. */
export function bannerChecks(banner: Banner, offered: readonly string[], modes: readonly string[]) {
  const isWhole = (texts: Texts | undefined) => offered.every((language) => (texts?.[language] ?? '').trim() !== '');
  const { image = {} } = banner;
  return [
    { check: 'words', isMet: banner.title === undefined || isWhole(banner.title) },
    { check: 'alt', isMet: isWhole(banner.alt) },
    ...(modes.includes('dark') ? [{ check: 'dark' as const, isMet: image.dark !== undefined }] : []),
    { check: 'phone', isMet: image.lightMobile !== undefined || (image.light ?? '').endsWith('.svg') },
  ] as const;
}
