import type { SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

/** Creates a service from the services that it needs. */
type Factory = (needs: never) => unknown;
type Factories = Readonly<Record<string, Factory>>;

/** Services that the factories give, under the names of the factories. */
export type GivenBy<Gives> = {
  readonly [Name in keyof Gives]: Gives[Name] extends (needs: never) => infer Service ? Awaited<Service> : never;
};

/** Services that the factories take, all together. */
export type NeedsOf<Gives> = Gives[keyof Gives] extends (needs: infer Needs) => unknown ? Needs : never;

export interface JobRun {
  /** Aborts when the server is about to close, which waits for the run. */
  readonly signal: AbortSignal;
  readonly server: Pick<FastifyInstance, 'inject'>;
}

/** Work without a request. Every process runs every job, so that a run claims what it works on. */
export interface Job {
  readonly name: string;
  readonly run: (during: JobRun) => Promise<unknown>;
  readonly everyMs?: number;
  /** Condition of the database: there are rows whose time has come. One query asks for those of all jobs. */
  readonly isDue?: () => SQL;
  /** Runs it as soon as the server listens, too. */
  readonly atStart?: true;
  /** Leaves a run out while the one before is still running, as the first over a large installation may. */
  readonly skipsWhileRunning?: true;
  /** Sets the callback of the service for work that should not wait for the next look. */
  readonly onWork?: (start: () => void) => void;
}

/** Need of one setting of the process. */
export type Setting<Name extends string, Value> = { readonly settings: Readonly<Record<Name, Value>> };

/** Part of the server: services, and what runs and ends with them. */
export interface Module<Gives extends Factories = Factories> {
  /** Names of services of other modules, all that the factories take. */
  readonly needs: readonly string[];
  readonly gives: Gives;
  readonly jobs?: (services: never) => readonly Job[];
  readonly drain?: (services: never) => unknown;
  readonly close?: (services: never) => unknown;
}

type RequiredKeys<Needs> = {
  [Key in keyof Needs]-?: Partial<Pick<Needs, Key>> extends Pick<Needs, Key> ? never : Key;
}[keyof Needs];

/** Needs that other modules give. */
type Foreign<Gives> = Omit<NeedsOf<Gives>, keyof Gives>;

/** Accepts a list of needs that has everything the factories take, and nothing else; otherwise the error of the compiler names the fault. */
type Complete<Listed extends string, Gives> = [
  Exclude<RequiredKeys<Foreign<Gives>>, Listed>,
  Exclude<Listed, keyof Foreign<Gives>>,
] extends [infer Unlisted extends string, infer Untaken extends string]
  ? [Unlisted | Untaken] extends [never]
    ? unknown
    : { readonly needs: `lacks ${Unlisted}` | `has ${Untaken}, which is not taken` }
  : never;

interface Definition<Listed extends string, Gives extends Factories> {
  readonly needs: readonly Listed[];
  readonly gives: Gives;
  readonly jobs?: (services: NeedsOf<Gives> & GivenBy<Gives>) => readonly Job[];
  /** Ends what would keep requests open, such as streams of events. Called before the server waits for requests. */
  readonly drain?: (services: GivenBy<Gives>) => unknown;
  /** Releases what the services hold. Called after those of all modules that need this one. */
  readonly close?: (services: GivenBy<Gives>) => unknown;
}

/** Declares a module; its folder exports it, and `edge/composition/modules.ts` lists it. */
export const defineModule = <const Listed extends string, Gives extends Factories>(
  module: Definition<Listed, Gives> & Complete<Listed, Gives>,
): Module<Gives> => module;
