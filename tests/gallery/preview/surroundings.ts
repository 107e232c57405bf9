import '../../../.storybook/still.ts';
import './steps.ts';

/**
 * Surroundings of a state in a preview: a clock that stands still, as the scripts of the flows expect, and session storage of this page
 * alone, because a script signs in whom it needs. Must be the first import.
 */
const kept = new Map<string, string>();
const storage: Storage = {
  get length() {
    return kept.size;
  },
  clear: () => kept.clear(),
  getItem: (name) => kept.get(name) ?? null,
  key: (index) => [...kept.keys()][index] ?? null,
  removeItem: (name) => void kept.delete(name),
  setItem: (name, value) => void kept.set(name, value),
};
const asObject = new Proxy(storage, { ownKeys: () => [...kept.keys()], getOwnPropertyDescriptor: describe });

Object.defineProperty(window, 'sessionStorage', { value: asObject, configurable: true });

function describe(_: Storage, name: string | symbol): PropertyDescriptor | undefined {
  const value = typeof name === 'string' ? kept.get(name) : undefined;
  return value === undefined ? undefined : { value, enumerable: true, configurable: true, writable: true };
}
