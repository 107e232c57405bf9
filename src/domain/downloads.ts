import type { LocalText } from './language.ts';

/** The kinds of app a brand can offer, in display order. */
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
  /** Image of the QR code; null: generated from `url`. */
  readonly qrCodeUrl: string | null;
  /** The brand's own labels, in the languages that have one. */
  readonly labels: Partial<LocalText>;
}

/** The apps among the resources, matched by type regardless of letter case. */
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
