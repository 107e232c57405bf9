import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { servedBrowsers } from '../build/browsers.ts';

/** Built-ins that one of the served browsers lacks. */
export interface Missing {
  /** `Promise.withResolvers`: functions of a global object; `structuredClone`: globals. */
  readonly statics: ReadonlySet<string>;
  /** Methods of instances, such as `toSorted`, that no supported built-in has by the same name. */
  readonly methods: ReadonlySet<string>;
}

const older = (version: string, needed: string) => {
  const [a = [], b = []] = [version, needed].map((text) => text.replace(/^≤/, '').split('.').map(Number));
  return [0, 1].map((part) => (a[part] ?? 0) - (b[part] ?? 0)).find((difference) => difference !== 0) ?? 0;
};

/** Whether every served browser has it without a prefix, a flag or an own name. */
export function isSupported({ support }: CompatStatement): boolean {
  return Object.entries(servedBrowsers).every(([browser, served]) => {
    const given = support[browser as keyof typeof servedBrowsers];
    const statements: readonly SimpleSupportStatement[] = given === undefined ? [] : Array.isArray(given) ? given : [given];
    // Without an entry nothing is known, as of what only one browser ever had.
    return statements.length === 0
      ? true
      : statements.some(
          ({ version_added: added, version_removed: removed, prefix, alternative_name: other, flags }) =>
            typeof added === 'string' &&
            added !== 'preview' &&
            (removed === undefined || (typeof removed === 'string' && older(removed, served) > 0)) &&
            prefix === undefined &&
            other === undefined &&
            flags === undefined &&
            older(added, served) <= 0,
        );
  });
}

/** The key under which the data says what supports a name. */
const compat = '__compat';

const isName = (name: string) => /^[A-Za-z]\w*$/.test(name);

/** An entry of the data with what it says about support; the types of the package leave out that both may be there. */
type Entry = Identifier & { readonly [compat]?: CompatStatement };

const builtInsOfLanguage = bcd.javascript.builtins as unknown as Readonly<Record<string, Entry>>;
const globals: Readonly<Record<string, Entry>> = {
  ...builtInsOfLanguage,
  ...(bcd.api as unknown as Readonly<Record<string, Entry>>),
};

/** Members of a global object, without what only describes how one behaves. */
const members = (object: Entry) =>
  (Object.entries(object) as unknown as readonly (readonly [string, Entry])[]).filter(
    ([name, entry]) => name !== compat && isName(name.replace(/_static$/, '')) && entry[compat] !== undefined,
  );

/** A built-in of the language or the platform: of a global object, of its instances, or a global itself. */
interface BuiltIn {
  readonly owner: string;
  /** Null for the global object itself. */
  readonly name: string | null;
  readonly kind: 'global' | 'static' | 'method';
  readonly isSupported: boolean;
  readonly isOfLanguage: boolean;
  /** Whether every served browser has its global object. */
  readonly hasOwner: boolean;
}

/** Every built-in of the data. */
function builtIns(): BuiltIn[] {
  return Object.entries(globals).flatMap(([owner, object]) => {
    if (owner === compat) return [];
    // Functions of the window and the worker are globals.
    const isGlobal = owner === 'Window' || owner === 'WorkerGlobalScope' || owner === 'WindowOrWorkerGlobalScope';
    const isOfLanguage = owner in builtInsOfLanguage;
    const hasOwner = object[compat] === undefined || isSupported(object[compat]);
    const own: BuiltIn = { owner, name: null, kind: 'global', isSupported: hasOwner, isOfLanguage, hasOwner };
    const parts = members(object).map(([key, entry]): BuiltIn => {
      const name = key.replace(/_static$/, '');
      // The data marks functions of a constructor for the platform only; those of the language show by where they are.
      const isStatic = key.endsWith('_static') || (isOfLanguage && isStaticOfLanguage(owner, name));
      const kind = isGlobal ? 'global' : isStatic ? 'static' : 'method';
      return {
        owner,
        name,
        kind,
        isSupported: entry[compat] === undefined || isSupported(entry[compat]),
        isOfLanguage,
        hasOwner,
      };
    });
    return [own, ...parts];
  });
}

/** Derives the lists from the data of every built-in and every interface of the platform. */
export function missingBuiltIns(): Missing {
  const all = builtIns();
  const present = new Set(
    all.flatMap(({ name, isSupported: has, hasOwner }) => (has && hasOwner && name !== null ? [name] : [])),
  );
  const lacking = all.filter(({ isSupported: has, hasOwner }) => !has || !hasOwner);
  return {
    statics: new Set(
      lacking.flatMap(({ owner, name, kind }) =>
        kind === 'method' ? [] : [kind === 'static' ? `${owner}.${name}` : (name ?? owner)],
      ),
    ),
    methods: new Set(
      // An instance of what a browser lacks altogether exists only where it was tested for.
      lacking.flatMap(({ name, kind, hasOwner, isOfLanguage }) =>
        kind === 'method' && name !== null && !present.has(name) && (hasOwner || isOfLanguage) ? [name] : [],
      ),
    ),
  };
}

/** Functions that a served browser lacks, where they are: `Promise` and `withResolvers`, `Array.prototype` and `toSorted`. */
export const missingMembers = (): readonly (readonly [object: string, name: string])[] =>
  builtIns().flatMap(({ owner, name, kind, isSupported: has, hasOwner, isOfLanguage }) =>
    name === null || has || !hasOwner || kind === 'global' || !(isOfLanguage || kind === 'static')
      ? []
      : [[kind === 'static' ? owner : `${owner}.prototype`, name] as const],
  );

/** Whether the function is one of the constructor in this process, which is newer than every served browser. */
function isStaticOfLanguage(owner: string, name: string): boolean {
  const object: unknown = Reflect.get(globalThis, owner);
  return (
    (typeof object === 'function' || (typeof object === 'object' && object !== null)) &&
    Reflect.has(object, name) &&
    !isOfInstance(object, name)
  );
}

const isOfInstance = (object: object, name: string) => {
  const prototype: unknown = Reflect.get(object, 'prototype');
  return typeof prototype === 'object' && prototype !== null && Reflect.has(prototype, name);
};

/** The first version of a browser that has a built-in of a global object or of its instances, as a number; infinite without one. */
export function versionOf(name: string, browser: keyof typeof servedBrowsers): number {
  const [owner = '', member = ''] = name.replace('.prototype', '').split('.');
  const object = globals[owner];
  const entry = object?.[`${member}_static`] ?? object?.[member];
  const given = entry?.[compat]?.support[browser];
  const versions = (Array.isArray(given) ? given : [given]).flatMap((one: SimpleSupportStatement | undefined) =>
    typeof one?.version_added === 'string' ? Number.parseFloat(one.version_added.replace('≤', '')) : [],
  );
  return versions.length === 0 ? Number.POSITIVE_INFINITY : Math.min(...versions);
}
