import { systemFamily } from '../../../domain/systemFamily.ts';

/** The first match counts: most browsers also name those they descend from. */
const browsers = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;

const systems: Readonly<Record<string, string>> = {
  android: 'Android',
  ios: 'iOS',
  windows: 'Windows',
  macos: 'macOS',
  linux: 'Linux',
};

/** Browser and system of a user agent, by which its user recognises a device, as `Chrome, Windows`; null if it names no browser. */
export function deviceOf(userAgent: string | undefined): string | null {
  const browser = browsers.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  return userAgent === undefined || browser === undefined ? null : `${browser}, ${systems[systemFamily(userAgent)]}`;
}
