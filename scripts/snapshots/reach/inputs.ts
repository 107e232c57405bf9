import { createHash } from 'node:crypto';
import type { Cell } from '../cell.ts';
import { isUnpictured, type SourceGraph } from './sourceGraph.ts';

/** Inputs of a picture besides its story. */
export interface Surroundings {
  /** Files that every story loads: Storybook's configuration. */
  readonly common: readonly string[];
  /** Hash of a brand's data in a language. */
  readonly brandHash: (brand: string, language: string) => string;
  /** Hash of the browser, its switches and the capture code. */
  readonly captureHash: string;
}

/**
 * Hash of everything that can change a cell's bytes: the story's source closure (without the other language's texts), the
 * brand's data and the browser. Equal inputs mean an equal picture.
 */
export function inputsOf(graph: SourceGraph, { common, brandHash, captureHash }: Surroundings): (cell: Cell) => string {
  const made = new Map<string, string>();
  const sources = ({ story, language }: Cell) => {
    const key = `${language} ${story.file}`;
    const known = made.get(key);
    if (known !== undefined) return known;
    const hashes = [...sourcesOf(graph, story.file, common)]
      .filter((node) => !isUnpictured(node, language))
      .map((node) => graph.hashOf(node, language));
    // By content, not by path, so that moving a file changes nothing.
    const digest = createHash('sha256').update(hashes.sort().join('\n')).digest('hex');
    made.set(key, digest);
    return digest;
  };
  return (cell) =>
    createHash('sha256')
      .update([cell.name, sources(cell), brandHash(cell.brand, cell.language), captureHash].join('\n'))
      .digest('hex')
      .slice(0, 16);
}

/** Changed files that a cell depends on. */
export function reachOf(graph: SourceGraph, common: readonly string[], changed: ReadonlySet<string>) {
  return ({ story, brand, language }: Cell): readonly string[] => {
    const nodes = sourcesOf(graph, story.file, common);
    return [...changed].filter(
      (file) => (nodes.has(file) && !isUnpictured(file, language)) || file.startsWith(`brands/${brand}/`),
    );
  };
}

/**
 * The pages of the centres load when a centre opens. Every story has the entries to the centres around it, but only a story that
 * imports a page or a centre itself can show one.
 */
const isPageOfACentre = (file: string) => file.endsWith('.page.tsx');

const sourcesOf = (graph: SourceGraph, story: string, common: readonly string[]): ReadonlySet<string> =>
  new Set([...graph.closureOf(story), ...common.flatMap((file) => [...graph.closureOf(file, isPageOfACentre)])]);
