/** Parts of a Markdown text. */
export interface MarkdownFacts {
  readonly words: number;
  readonly headings: number;
  readonly items: number;
  readonly tables: number;
  /** Addresses of its links and pictures, in order. */
  readonly links: readonly string[];
}

/** Counts of a text; its words are those a reader sees. A mark within a line of code is counted like any other. */
export function markdownFacts(text: string): MarkdownFacts {
  const rows = text.split('\n');
  const count = (pattern: RegExp) => rows.filter((row) => pattern.test(row)).length;
  const read = text.replaceAll(/\]\([^()]*\)/g, ']').replaceAll(/^\s*\d+[.)] /gm, '');
  return {
    words: [...read.matchAll(/[\p{L}\p{N}]+(?:['’.,:-][\p{L}\p{N}]+)*/gu)].length,
    headings: count(/^#{1,6} \S/),
    items: count(/^\s*(?:[-*+]|\d+[.)]) \S/),
    tables: count(/^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)+\|?\s*$/),
    links: [...text.matchAll(/\]\(([^()\s]+)\)/g)].map(([, address = '']) => address),
  };
}

/** Parts that two languages of one text should have alike. */
export const comparedParts = ['headings', 'items', 'tables', 'links'] as const;
export type ComparedPart = (typeof comparedParts)[number];

/** The parts of which one text has more than the other; both are counted as `[one, other]`. */
export function differingParts(
  one: MarkdownFacts,
  other: MarkdownFacts,
): readonly { readonly part: ComparedPart; readonly counts: readonly [number, number] }[] {
  const countOf = (facts: MarkdownFacts, part: ComparedPart) => (part === 'links' ? facts.links.length : facts[part]);
  return comparedParts.flatMap((part) => {
    const counts = [countOf(one, part), countOf(other, part)] as const;
    return counts[0] === counts[1] ? [] : [{ part, counts }];
  });
}
