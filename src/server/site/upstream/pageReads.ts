import { setTimeout as delay } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { TSchema } from 'typebox';
import type { Language } from '../../../domain/language.ts';
import type { CallName } from '../../../wire/calls.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';

interface PageReadsDeps {
  readonly now: () => Date;
  readonly read: (name: CallName, path: string, tenant: Tenant, language: Language, schema: TSchema) => Promise<unknown>;
}

interface Kept {
  value: unknown;
  hasValue: boolean;
  readAtMs: number;
  reading: Promise<void> | null;
}

export type PageReads = ReturnType<typeof createPageReads>;

/** Delay after which a change of the upstream's content shows in pages, at most. */
export const freshMs = 15_000;
/** Longest wait for a new value where there is an earlier one, and where there is none. */
const maxWaitMs = { again: 200, first: 2_000 } as const;
const maxKept = 4_000;

/**
 * Content of the upstream that pages read. The last good value goes on while the upstream is slow or away; where there never was one, a
 * page comes without it and fetches it itself.
 */
export function createPageReads({ now, read }: PageReadsDeps) {
  const kept = new LRUCache<string, Kept>({ max: maxKept });

  const refresh = (entry: Kept, load: () => Promise<unknown>) => {
    entry.reading ??= load()
      .then(
        (value) => {
          entry.value = value;
          entry.hasValue = true;
        },
        // Counted and logged where it failed; the value stays.
        () => undefined,
      )
      .finally(() => {
        entry.readAtMs = now().getTime();
        entry.reading = null;
      });
    return entry.reading;
  };

  return {
    /** Changes when pages may show something new. */
    version: () => Math.floor(now().getTime() / freshMs),

    /** The value, or null if the upstream has not answered it yet. `name` and `path` are those of a call for guests. */
    async of<Value>(name: CallName, path: string, tenant: Tenant, language: Language, schema: TSchema): Promise<Value | null> {
      const key = `${tenant.brand.merchant} ${language} ${path}`;
      const entry = kept.get(key) ?? { value: null, hasValue: false, readAtMs: Number.NEGATIVE_INFINITY, reading: null };
      kept.set(key, entry);
      if (Math.abs(now().getTime() - entry.readAtMs) >= freshMs) {
        const done = refresh(entry, async () => read(name, path, tenant, language, schema));
        const waitMs = entry.hasValue ? maxWaitMs.again : maxWaitMs.first;
        await Promise.race([done, delay(waitMs, undefined, { ref: false })]);
      }
      return entry.hasValue ? (entry.value as Value) : null;
    },
  };
}

/** For pages that read nothing but the manifest, as exported ones: the browser fetches the rest. */
export const noPageReads: PageReads = { version: () => 0, of: async () => null };
