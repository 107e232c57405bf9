import type { LocalText } from './language.ts';

/** The kinds of app a brand can offer, in the order in which they are shown. */
export const downloadKinds = ['IOS', 'MOBILECONFIG', 'ANDROID'] as const;
export type DownloadKind = (typeof downloadKinds)[number];

interface DownloadResource {
  readonly resourceType: string;
  readonly url: string;
  readonly qrCodeUrl?: string;
  readonly labelNameEn: string;
}

export interface Download {
  readonly kind: DownloadKind;
  readonly url: string;
  /** Picture of the code; drawn from `url` where the brand brings none. */
  readonly qrCodeUrl: string | null;
  /** The brand's own names of it, in the languages that have one. */
  readonly labels: Partial<LocalText>;
}

/** The apps that exist, whatever the letter case of their type; other resources are no apps. */
export const downloadsOf = (resources: readonly DownloadResource[]): readonly Download[] =>
  downloadKinds.flatMap((kind) => {
    const found = resources.find(({ resourceType }) => resourceType.toUpperCase() === kind);
    if (found === undefined) return [];
    return [
      {
        kind,
        url: found.url,
        qrCodeUrl: found.qrCodeUrl ?? null,
        labels: found.labelNameEn === '' ? {} : { en: found.labelNameEn },
      },
    ];
  });
