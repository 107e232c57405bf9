let origin = '';

/** Has the calls go to another origin than the page's: an exported page comes from a server that answers none. */
export function callAt(given: string): void {
  origin = given;
}

/** Origin of the calls, without a trailing slash; empty for that of the page. */
export const apiOrigin = (): string => origin;

/** Signs, which are drawn by reference and have to be of the page's own origin, are exported with it. */
const filePath = /^\/(?:avatars\/|pictures\/(?!.*\.svg$))/;

/** An answer with the addresses of its pictures completed, which name none but a path. */
export function withOrigin<Value>(value: Value): Value {
  if (origin === '') return value;
  return complete(value) as Value;
}

function complete(value: unknown): unknown {
  if (typeof value === 'string') return filePath.test(value) ? `${origin}${value}` : value;
  if (Array.isArray(value)) return value.map(complete);
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, complete(each)]));
}
