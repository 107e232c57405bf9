import { calls } from '../../src/wire/calls.ts';
import { studioCalls } from '../../src/wire/studio/calls.ts';

/** A call that a route serves, by what a test may name it. */
interface ServedCall {
  readonly name: string;
  readonly path: string;
  /** Its name may be an ordinary word, so it counts only in tests that send by name. */
  readonly isOfStudio: boolean;
}

const site: Readonly<Record<string, { readonly path: string }>> = calls;
const studio: Readonly<Record<string, readonly [method: string, path: string]>> = studioCalls;

/** Calls that the source of a route serves. */
export function servedCalls(source: string): readonly ServedCall[] {
  return [...source.matchAll(/\b(routeOf|studioRouteOf)\(\s*'(\w+)'/g)].flatMap(([, helper, name = '']) => {
    const isOfStudio = helper === 'studioRouteOf';
    const path = isOfStudio ? studio[name]?.[1] : site[name]?.path;
    return path === undefined ? [] : [{ name, path, isOfStudio }];
  });
}

/** Number of the calls that a test names, in quotes or by the path. */
export function namedCalls(test: string, served: readonly ServedCall[]): number {
  const isOfStudio = test.includes('studio-kit');
  return served.filter(
    (call) => isPathIn(test, call.path) || ((isOfStudio || !call.isOfStudio) && test.includes(`'${call.name}'`)),
  ).length;
}

/** Parameters stand for anything but the end of a segment; the path is the whole of what is requested, but for its query. */
function isPathIn(test: string, path: string): boolean {
  const pattern = path
    .split('/')
    .map((part) => (part.startsWith(':') ? String.raw`(?:\$\{[^}]*\}|[^/'"?\`\s])+` : part.replaceAll('.', String.raw`\.`)))
    .join('/');
  return new RegExp(`['"\`]${pattern}['"\`?]`).test(test);
}
