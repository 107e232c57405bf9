/** Acts of the toolbar of a Markdown text. */
export const markdownActs = ['heading', 'bold', 'italic', 'numbers', 'bullets', 'link', 'table', 'quote'] as const;
export type MarkdownAct = (typeof markdownActs)[number];

/** A text and what of it is selected, in UTF-16 units as a text area counts them. */
export interface Selected {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Words that stand where nothing was selected, in the language of the text. */
export interface Placeholders {
  readonly text: string;
  readonly column: string;
}

const around: Partial<Record<MarkdownAct, string>> = { bold: '**', italic: '_' };
const before: Partial<Record<MarkdownAct, (line: number) => string>> = {
  heading: () => '## ',
  bullets: () => '- ',
  quote: () => '> ',
  numbers: (line) => `${line + 1}. `,
};
/** Marks at the start of a line that an act replaces. */
const lineMark = /^(?:#{1,6} |[-*] |> |\d+\. )/;

/** The text after an act of the toolbar, and what is selected then. An act on what it has made takes it back. */
export function withMarkdown({ text, start, end }: Selected, act: MarkdownAct, words: Placeholders): Selected {
  const mark = around[act];
  if (mark !== undefined) return wrapped({ text, start, end }, mark, words.text);
  const prefix = before[act];
  if (prefix !== undefined) return lines({ text, start, end }, prefix);
  return act === 'link' ? linked({ text, start, end }, words.text) : withTable({ text, start, end }, words.column);
}

function wrapped({ text, start, end }: Selected, mark: string, placeholder: string): Selected {
  const inner = text.slice(start, end);
  const isOutside = text.slice(start - mark.length, start) === mark && text.slice(end, end + mark.length) === mark;
  if (isOutside)
    return {
      text: text.slice(0, start - mark.length) + inner + text.slice(end + mark.length),
      start: start - mark.length,
      end: end - mark.length,
    };
  const words = inner === '' ? placeholder : inner;
  return {
    text: `${text.slice(0, start)}${mark}${words}${mark}${text.slice(end)}`,
    start: start + mark.length,
    end: start + mark.length + words.length,
  };
}

function lines({ text, start, end }: Selected, prefix: (line: number) => string): Selected {
  const first = text.lastIndexOf('\n', start - 1) + 1;
  const after = text.indexOf('\n', Math.max(end - (end > start && text[end - 1] === '\n' ? 1 : 0), first));
  const last = after < 0 ? text.length : after;
  const old = text.slice(first, last).split('\n');
  const hasAll = old.every((line, index) => line.startsWith(prefix(index)));
  const next = old
    .map((line, index) => (hasAll ? line.slice(prefix(index).length) : `${prefix(index)}${line.replace(lineMark, '')}`))
    .join('\n');
  return { text: text.slice(0, first) + next + text.slice(last), start: first, end: first + next.length };
}

function linked({ text, start, end }: Selected, placeholder: string): Selected {
  const words = start === end ? placeholder : text.slice(start, end);
  const address = start + words.length + '[]('.length;
  return {
    text: `${text.slice(0, start)}[${words}](/)${text.slice(end)}`,
    // The address is what is typed next.
    start: address,
    end: address + 1,
  };
}

/** A table of two columns and one row, as a paragraph after the selected line. */
function withTable({ text, end }: Selected, column: string): Selected {
  const next = text.indexOf('\n', end);
  const at = next < 0 ? text.length : next;
  const gap = at === 0 ? '' : '\n\n';
  const table = `| ${column} 1 | ${column} 2 |\n|---|---|\n|  |  |`;
  const start = at + gap.length + '| '.length;
  return {
    text: `${text.slice(0, at)}${gap}${table}${text.slice(at) || '\n'}`,
    start,
    end: start + column.length + ' 1'.length,
  };
}
