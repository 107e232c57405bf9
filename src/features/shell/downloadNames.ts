import type { DownloadKind } from '../../domain/downloads.ts';
import type { TextKey } from '../../i18n/index.ts';

/** Default names of the apps; English pages may show the brand's label instead. */
export const downloadNames = {
  IOS: 'shell.download.ios',
  MOBILECONFIG: 'shell.download.mobileconfig',
  ANDROID: 'shell.download.android',
} as const satisfies Record<DownloadKind, TextKey>;
