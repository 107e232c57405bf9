/** Asks once for many who ask at the same time, and keeps the answer for a moment. A failure is kept for nobody. */
export function keepBriefly<Value>(milliseconds: number, now: () => Date) {
  const kept = new Map<string, { readonly until: number; readonly value: Promise<Value> }>();
  return (key: string, work: () => Promise<Value>): Promise<Value> => {
    const moment = now().getTime();
    const known = kept.get(key);
    if (known !== undefined && known.until > moment) return known.value;
    for (const [old, { until }] of kept) if (until <= moment) kept.delete(old);
    const value = work();
    kept.set(key, { until: moment + milliseconds, value });
    value.catch(() => kept.delete(key));
    return value;
  };
}
