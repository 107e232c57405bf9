/**
 * Built-ins of the language and the platform that code and libraries use and the oldest served browsers lack. Loaded before anything
 * that uses one. `scripts/quality/browserSupport.ts` reads the names; what it finds missing in a build is added here or not used.
 */
function add(object: object, name: string, value: unknown): void {
  if (!Reflect.has(object, name)) Object.defineProperty(object, name, { value, configurable: true, writable: true });
}

add(Promise, 'withResolvers', () => {
  const made: { promise?: unknown; resolve?: unknown; reject?: unknown } = {};
  made.promise = new Promise((resolve, reject) => Object.assign(made, { resolve, reject }));
  return made;
});

add(Map, 'groupBy', <Item, Key>(items: Iterable<Item>, keyOf: (item: Item, index: number) => Key) => {
  const groups = new Map<Key, Item[]>();
  let index = 0;
  for (const item of items) {
    const key = keyOf(item, index++);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
});

add(Array.prototype, 'toSorted', function (this: unknown[], compare?: (one: unknown, other: unknown) => number) {
  return [...this].sort(compare);
});

add(Array.prototype, 'toReversed', function (this: unknown[]) {
  return [...this].reverse();
});

add(Array.prototype, 'toSpliced', function (this: unknown[], ...change: [number, number, ...unknown[]]) {
  const copy = [...this];
  copy.splice(...change);
  return copy;
});

add(AbortSignal, 'timeout', (ms: number) => {
  const stop = new AbortController();
  setTimeout(() => stop.abort(new DOMException('signal timed out', 'TimeoutError')), ms);
  return stop.signal;
});

add(AbortSignal, 'any', (signals: Iterable<AbortSignal>) => {
  const stop = new AbortController();
  for (const signal of signals) {
    const follow = () => stop.abort(signal.reason);
    if (signal.aborted) follow();
    else signal.addEventListener('abort', follow, { once: true, signal: stop.signal });
  }
  return stop.signal;
});

add(URL, 'parse', (address: string, base?: string) => {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
});

add(URL, 'canParse', (address: string, base?: string) => URL.parse(address, base) !== null);

// oxlint-disable-next-line unicorn/require-module-specifiers -- only a module can be loaded by `import()`.
export {};
