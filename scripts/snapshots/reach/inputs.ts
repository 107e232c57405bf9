import { createHash } from 'node:crypto';
import type { Cell } from '../cell.ts';
import type { SourceGraph } from './sourceGraph.ts';

/** What decides a picture besides its story. */
export interface Surroundings {
  /** Files that every story stands on: Storybook's own settings. */
  readonly common: readonly string[];
  /** Hash of everything a brand says in a language. */
  readonly brandHash: (brand: string, language: string) => string;
  /** Browser, its switches, the way of settling: whatever draws. */
  readonly captureHash: string;
}

const otherLanguage = { vi: /(?:^|\/)i18n\/en(?:[./]|$)/, en: /(?:^|\/)i18n\/vi(?:[./]|$)/ } as const;

/**
 * One hash of everything that can change a cell's bytes: the sources of its story without the words
 * of the other language, its brand's data, the browser. Equal inputs mean an equal picture.
 */
export function inputsOf(graph: SourceGraph, { common, brandHash, captureHash }: Surroundings): (cell: Cell) => string {
  const made = new Map<string, string>();
  const sources = ({ story, language }: Cell) => {
    const key = `${language} ${story.file}`;
    const known = made.get(key);
    if (known !== undefined) return known;
    const nodes = new Set([story.file, ...common].flatMap((file) => [...graph.closureOf(file)]));
    const hash = createHash('sha256');
    for (const node of [...nodes].filter((name) => !otherLanguage[language].test(name)).sort())
      hash.update(`${node}\0${graph.hashOf(node)}\n`);
    const digest = hash.digest('hex');
    made.set(key, digest);
    return digest;
  };
  return (cell) =>
    createHash('sha256')
      .update([cell.name, sources(cell), brandHash(cell.brand, cell.language), captureHash].join('\n'))
      .digest('hex')
      .slice(0, 16);
}

/** Which of the changed files a cell depends on. */
export function reachOf(graph: SourceGraph, common: readonly string[], changed: ReadonlySet<string>) {
  return ({ story, brand, language }: Cell): readonly string[] => {
    const nodes = new Set([story.file, ...common].flatMap((file) => [...graph.closureOf(file)]));
    return [...changed].filter(
      (file) => (nodes.has(file) && !otherLanguage[language].test(file)) || file.startsWith(`brands/${brand}/`),
    );
  };
}
