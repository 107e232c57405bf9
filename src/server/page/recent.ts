/** Keeps the results that were asked for most recently; a failed one is not kept. */
export function keepRecent<Value>(limit: number) {
  const kept = new Map<string, Promise<Value>>();
  return (key: string, make: () => Promise<Value>): Promise<Value> => {
    const known = kept.get(key);
    kept.delete(key);
    const value = known ?? make();
    kept.set(key, value);
    if (known === undefined) value.catch(() => kept.delete(key));
    const oldest = kept.keys().next().value;
    if (kept.size > limit && oldest !== undefined) kept.delete(oldest);
    return value;
  };
}
