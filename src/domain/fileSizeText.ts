import type { Language } from './language.ts';

const kilo = 1024;

/** How large a file is, as people read it: whole kilobytes, or megabytes with one digit, rounded up. */
export function fileSizeText(bytes: number, language: Language): string {
  if (bytes < kilo * kilo) return `${Math.max(1, Math.ceil(bytes / kilo))} KB`;
  const tenths = Math.ceil((bytes * 10) / (kilo * kilo));
  const rest = tenths % 10;
  return `${Math.floor(tenths / 10)}${rest === 0 ? '' : `${language === 'vi' ? ',' : '.'}${rest}`} MB`;
}
