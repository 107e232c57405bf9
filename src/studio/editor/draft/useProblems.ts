import { useEffect, useState } from 'react';
import type { Draft } from '../../../wire/studio/brands.ts';
import { isSameJson } from '../document/history.ts';
import { useDocument, useDraft } from './useDraft.ts';

export type StudioProblem = Draft['problems'][number];

/** Problems that only the server can find: they need files, other brands or the games. */
const ofServer = /^(?:asset|folder|catalogue|host|font|extends|file)\./;

const checkAfterMs = 150;

const load = () => import('./readDraft.ts');

/**
 * Problems of the document as it is now, stops first. The server's list counts while nothing is typed; after that the
 * reader in this browser answers, and what only the server can know stays from its last answer.
 */
export function useProblems(): readonly StudioProblem[] {
  const document = useDocument();
  const server = useDraft(({ context }) => context.server);
  const [local, setLocal] = useState<{ readonly document: unknown; readonly problems: readonly StudioProblem[] } | null>(null);
  const isSaved = isSameJson(document, server.document);
  // Only the server has the base that a brand extends.
  const isReadable = typeof document === 'object' && document !== null && !('extends' in document);

  useEffect(() => {
    if (isSaved || !isReadable) return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      load().then(
        ({ problemsOfDocument }) => isCurrent && setLocal({ document, problems: problemsOfDocument(document) }),
        // Without the reader the server's answer comes a moment later.
        () => undefined,
      );
    }, checkAfterMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [document, isSaved, isReadable]);

  if (isSaved || local === null || !isReadable) return stopsFirst(server.problems);
  return stopsFirst([...local.problems, ...server.problems.filter(({ code }) => ofServer.test(code))]);
}

/** The newest document without a stop: what a preview may show. */
export function useLastGood(problems: readonly StudioProblem[]): { readonly document: unknown; readonly since: number | null } {
  const document = useDocument();
  const isGood = problems.every(({ stops }) => !stops);
  const [good, setGood] = useState<{ readonly document: unknown; readonly at: number }>(() => ({ document, at: Date.now() }));
  useEffect(() => {
    if (!isGood) return undefined;
    const timer = setTimeout(() => setGood({ document, at: Date.now() }));
    return () => clearTimeout(timer);
  }, [document, isGood]);
  return isGood ? { document, since: null } : { document: good.document, since: good.at };
}

const stopsFirst = (problems: readonly StudioProblem[]) =>
  problems.toSorted((one, other) => Number(other.stops) - Number(one.stops));
