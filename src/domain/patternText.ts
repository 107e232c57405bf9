/** Inserts the bounds into a format message such as `Use (min) - (max) letters`. Equal bounds give a single number. */
export function patternText(message: string, min: number, max: number): string {
  const merged = min === max ? message.replaceAll('(min) - (max)', String(min)) : message;
  return merged.replaceAll('(min)', String(min)).replaceAll('(max)', String(max));
}

/** i18n key of a pattern's message. */
export const patternKey = (patternId: number) => `reg_pattern_${patternId}`;
