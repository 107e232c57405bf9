/**
 * The oldest browsers that are served, as `@mdn/browser-compat-data` names them. Builds and the check of what they contain
 * (`scripts/quality/browserSupport.ts`) follow.
 */
export const servedBrowsers = {
  safari: '15.6',
  safari_ios: '15.6',
  chrome: '109',
  firefox: '115',
  samsunginternet_android: '20',
} as const;

/** `build.target` of every build for browsers: syntax and CSS. Samsung Internet 20 is Chromium 106. */
export const buildTarget: string[] = [
  `safari${servedBrowsers.safari}`,
  `ios${servedBrowsers.safari_ios}`,
  'chrome106',
  `firefox${servedBrowsers.firefox}`,
];
