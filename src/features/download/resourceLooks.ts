import type { DownloadKind } from '../../domain/downloads.ts';
import type { TextKey } from '../../i18n/index.ts';
import type { IconName } from '../../ui/Icon/iconNames.ts';

export interface ResourceLook {
  readonly name: TextKey;
  readonly text: TextKey;
  readonly icon: IconName;
  readonly steps: readonly [TextKey, TextKey, TextKey];
}

/** Name, icon and install instructions of each kind of app that is downloaded. */
export const appLooks: Readonly<Record<DownloadKind, ResourceLook>> = {
  IOS: {
    name: 'download.ios',
    text: 'download.ios.text',
    icon: 'apple-logo',
    steps: ['download.install.ios.1', 'download.install.ios.2', 'download.install.ios.3'],
  },
  MOBILECONFIG: {
    name: 'download.lite',
    text: 'download.lite.text',
    icon: 'lightning',
    steps: ['download.install.lite.1', 'download.install.lite.2', 'download.install.lite.3'],
  },
  ANDROID: {
    name: 'download.android',
    text: 'download.android.text',
    icon: 'android-logo',
    steps: ['download.install.android.1', 'download.install.android.2', 'download.install.android.3'],
  },
};

/** Differences where the site itself is installed, from the browser. */
export const webLooks: Readonly<Record<DownloadKind, Pick<ResourceLook, 'text' | 'steps'>>> = {
  IOS: { text: 'download.web.ios.text', steps: ['download.web.ios.1', 'download.web.ios.2', 'download.web.ios.3'] },
  MOBILECONFIG: { text: 'download.web.ios.text', steps: ['download.web.ios.1', 'download.web.ios.2', 'download.web.ios.3'] },
  ANDROID: {
    text: 'download.web.android.text',
    steps: ['download.web.android.1', 'download.web.android.2', 'download.web.android.3'],
  },
};
