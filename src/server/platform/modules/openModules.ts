import { StartError } from '../startError/index.ts';
import type { GivenBy, Job, Module, NeedsOf } from './defineModule.ts';

type All<Modules extends readonly Module[]> = (
  Modules[number]['gives'] extends infer Gives
    ? Gives extends unknown
      ? (all: Gives) => void
      : never
    : never
) extends (all: infer Merged) => void
  ? GivenBy<Merged>
  : never;

/** Needs that the services do not meet, by name. */
type Unmet<Needs, Services> = {
  [Name in keyof Needs]-?: Pick<Services, Name & keyof Services> extends Pick<Needs, Name> ? never : Name;
}[keyof Needs];

/** Accepts a list of modules in which the needs of each are given by one, in their type; otherwise the error of the compiler names them. */
type Met<Modules extends readonly Module[], Services> = {
  readonly [Index in keyof Modules]: Unmet<NeedsOf<Modules[Index]['gives']>, Services> extends infer Name extends string
    ? [Name] extends [never]
      ? Modules[Index]
      : `no module gives ${Name} as it is needed`
    : never;
};

type Services = Record<string, unknown>;

/**
 * Opens the modules, each after those that it needs, and closes them in the opposite order. If one cannot open, closes those that did.
 *
 * @param initial services that exist before
 * @throws {StartError} if a need is unknown, a service or job is there twice, or modules need each other in a circle
 */
export async function openModules<const Modules extends readonly Module[], Initial extends object>(
  modules: Modules & Met<Modules, All<Modules> & Initial>,
  initial: Initial,
) {
  const services: Services = Object.fromEntries(Object.entries(initial));
  const opened: Module[] = [];
  const close = async (): Promise<void> => {
    const module = opened.pop();
    if (module === undefined) return;
    try {
      await module.close?.(services as never);
    } finally {
      await close();
    }
  };
  try {
    for (const module of inOrder(modules, Object.keys(initial))) {
      const needs: Services = Object.fromEntries(module.needs.map((name) => [name, services[name]]));
      for (const [name, create] of Object.entries(module.gives)) {
        needs[name] = await create(needs as never);
        services[name] = needs[name];
      }
      opened.push(module);
    }
    const drain = async () => {
      for (const module of opened) await module.drain?.(services as never);
    };
    return { services: services as Initial & All<Modules>, jobs: jobsOf(modules, services), drain, close };
  } catch (error) {
    // The first fault is the one to correct.
    await close().catch(() => undefined);
    throw error;
  }
}

/** Jobs of the modules on their services. @throws {StartError} if two have one name */
export function jobsOf(modules: readonly Module[], services: object): readonly Job[] {
  const jobs = modules.flatMap((module) => module.jobs?.(services as never) ?? []);
  const names = new Set<string>();
  for (const { name } of jobs) {
    if (names.has(name)) {
      throw new StartError({ en: `Two modules declare a job "${name}".`, vi: `Có hai mô-đun khai báo công việc "${name}".` });
    }
    names.add(name);
  }
  return jobs;
}

/** The modules in their order, but each after those that it needs. */
function inOrder(modules: readonly Module[], initial: readonly string[]): Iterable<Module> {
  const givers = new Map<string, Module | null>(initial.map((name) => [name, null]));
  for (const module of modules) {
    for (const name of Object.keys(module.gives)) {
      if (givers.has(name)) {
        throw new StartError({
          en: `Two modules give the service "${name}".`,
          vi: `Có hai mô-đun cung cấp dịch vụ "${name}".`,
        });
      }
      givers.set(name, module);
    }
  }
  const ordered = new Set<Module>();
  const place = (module: Module, path: readonly string[]) => {
    if (ordered.has(module)) return;
    for (const need of module.needs) {
      const giver = givers.get(need);
      if (giver === undefined) {
        throw new StartError({
          en: `The service "${path.at(-1)}" needs "${need}", which no module gives.`,
          vi: `Dịch vụ "${path.at(-1)}" cần "${need}", nhưng không mô-đun nào cung cấp.`,
        });
      }
      if (giver === null) continue;
      const before = path.findIndex((name) => givers.get(name) === giver);
      if (before !== -1) {
        const circle = [...path.slice(before), need].join(' → ');
        throw new StartError({
          en: `Modules need each other in a circle: ${circle}.`,
          vi: `Các mô-đun cần lẫn nhau thành vòng: ${circle}.`,
        });
      }
      place(giver, [...path, need]);
    }
    ordered.add(module);
  };
  for (const module of modules) place(module, [Object.keys(module.gives)[0] ?? '']);
  return ordered;
}
