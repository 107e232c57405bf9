import type { Language } from '../../../src/domain/language.ts';

/** A delay in words, e.g. `after 2 minutes`. */
export function lifeTime(delayMs: number, language: Language): string {
  const seconds = delayMs / 1_000;
  const [count, unit] = seconds >= 60 && seconds % 60 === 0 ? [seconds / 60, 'minute' as const] : [seconds, 'second' as const];
  const words = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  return { vi: `sau ${words}`, en: `after ${words}` }[language];
}
