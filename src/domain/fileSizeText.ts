import { type Language, localeOf } from './language.ts';

const kilo = 1024;

/** Human-readable file size: whole kilobytes, or megabytes with one digit, rounded up. */
export function fileSizeText(bytes: number, language: Language): string {
  if (bytes < kilo * kilo) return `${Math.max(1, Math.ceil(bytes / kilo))} KB`;
  const tenths = Math.ceil((bytes * 10) / (kilo * kilo));
  return `${new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 1, useGrouping: false }).format(tenths / 10)} MB`;
}
