import type { Language } from '../../../src/domain/language.ts';

/** A length of time in words; milliseconds in. */
export function lifeTime(milliseconds: number, language: Language): string {
  const seconds = milliseconds / 1_000;
  const [count, unit] = seconds >= 60 && seconds % 60 === 0 ? [seconds / 60, 'minute' as const] : [seconds, 'second' as const];
  const words = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  return { vi: `sau ${words}`, en: `after ${words}` }[language];
}
