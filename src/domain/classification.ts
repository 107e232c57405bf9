/** Classifications of live games, by the codes used in API calls, in display order. */
export const liveClassifications = [
  'BAC',
  'SIC',
  'ROU',
  'DAT',
  'BJ',
  'HE',
  'MT',
  'TCP',
  'WZPJ',
  'SD',
  'FT',
  'NN',
  'YSX',
  'ZJH',
  'MJ',
] as const;
export type LiveClassification = (typeof liveClassifications)[number];

/** The slots category holds two kinds: reels, and e-games such as crash and match games. */
export const slotClassifications = ['SLOT', 'EGAME'] as const;

export const classifications = [...liveClassifications, ...slotClassifications] as const;
export type Classification = (typeof classifications)[number];

/** i18n key of each classification's name. */
export const classificationLabel = <Code extends Classification>(code: Code) => `classification.${code}` as const;

export const isClassification = (code: string | null): code is Classification =>
  (classifications as readonly (string | null)[]).includes(code);
