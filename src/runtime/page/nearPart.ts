import { type ComponentType, createElement, use, useState } from 'react';
import { importWithRetry } from '../../api/importWithRetry.ts';

/** A part of a served page that is a chunk apart: it loads when it is near the viewport. */
export interface NearPart<Props extends object> {
  /** Loads the part; a failed load is repeated by the next call. */
  readonly load: () => Promise<void>;
  /** The part; suspends until it is loaded. */
  readonly Part: ComponentType<Props>;
}

const loaders = new Set<() => Promise<void>>();

/** Loads the near parts of every page loaded so far, so that their next render is synchronous. */
export async function loadNearParts(): Promise<void> {
  await Promise.all([...loaders].map((load) => load()));
}

/** @param importPart A plain `import()` of a file called `*.near.tsx`, whose style sheet is part of the document. */
export function nearPart<Props extends object>(
  importPart: () => Promise<{ readonly default: ComponentType<Props> }>,
): NearPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<void> | null = null;
  let isFailed = false;

  const start = async () => {
    isFailed = false;
    try {
      loaded = (await importWithRetry(importPart)).default;
    } catch (cause) {
      isFailed = true;
      throw cause;
    }
  };
  const load = () => {
    if (loading === null || isFailed) loading = start();
    return loading;
  };
  loaders.add(load);

  function Waiting(props: Props) {
    use(loading ?? load());
    return loaded === null ? null : createElement(loaded, props);
  }
  function Part(props: Props) {
    // Chosen once: another component would lose the state of the part.
    const [content] = useState(() => ({ component: loaded ?? Waiting }));
    return createElement(content.component, props);
  }
  return { load, Part };
}
