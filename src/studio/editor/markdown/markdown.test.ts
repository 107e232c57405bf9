import { describe, expect, it } from 'vitest';
import { type MarkdownAct, type Selected, withMarkdown } from './markdownActs.ts';
import { differingParts, markdownFacts } from './markdownFacts.ts';

const words = { text: 'text', column: 'Column' };

/** A text with its selection between `«` and `»`. */
function read(marked: string): Selected {
  const start = marked.indexOf('«');
  const end = marked.indexOf('»') - 1;
  return { text: marked.replace('«', '').replace('»', ''), start, end };
}
const shown = ({ text, start, end }: Selected) => `${text.slice(0, start)}«${text.slice(start, end)}»${text.slice(end)}`;
const after = (marked: string, act: MarkdownAct) => shown(withMarkdown(read(marked), act, words));

describe('the toolbar', () => {
  it.each<[MarkdownAct, string, string]>([
    ['bold', 'Xin «chào» bạn', 'Xin **«chào»** bạn'],
    ['bold', 'Xin «»bạn', 'Xin **«text»**bạn'],
    ['italic', 'a «b»', 'a _«b»_'],
    ['heading', 'one\ntw«»o\nthree', 'one\n«## two»\nthree'],
    ['bullets', 'on«e\ntw»o', '«- one\n- two»'],
    ['numbers', '«one\ntwo\n»three', '«1. one\n2. two»\nthree'],
    ['numbers', '«- one\n- two»', '«1. one\n2. two»'],
    ['quote', '«»', '«> »'],
    ['link', 'see «Lottery».', 'see [Lottery](«/»).'],
    ['link', '«»', '[text](«/»)'],
    ['table', 'a«»b\nc', 'ab\n\n| «Column 1» | Column 2 |\n|---|---|\n|  |  |\nc'],
    ['table', '«»', '| «Column 1» | Column 2 |\n|---|---|\n|  |  |\n'],
  ])('%s: %j becomes %j', (act, before, then) => {
    expect(after(before, act)).toBe(then);
  });

  it.each<[MarkdownAct, string]>([
    ['bold', 'Xin «chào» bạn'],
    ['italic', '«a»'],
    ['heading', '«two»'],
    ['bullets', '«one\ntwo»'],
    ['numbers', '«one\ntwo»'],
    ['quote', '«one»'],
  ])('%s is taken back by a second press', (act, before) => {
    const once = withMarkdown(read(before), act, words);
    expect(shown(withMarkdown(once, act, words))).toBe(before);
  });
});

describe('a text', () => {
  const text =
    '# Đổi thưởng\n\n1. Mở [Xổ số](/lottery).\n2. Dò số.\n\n| Miền | Giờ |\n|---|:--:|\n| Nam | 16:15 |\n\nXem [thêm](https://a.example/b).';

  it('is counted by words, headings, items, tables and links', () => {
    expect(markdownFacts(text)).toEqual({
      words: 13,
      headings: 1,
      items: 2,
      tables: 1,
      links: ['/lottery', 'https://a.example/b'],
    });
    expect(markdownFacts('')).toEqual({ words: 0, headings: 0, items: 0, tables: 0, links: [] });
  });

  it('is compared with its other language by its parts', () => {
    const english = '# Prizes\n\n1. Open [Lottery](/lottery).\n\nSee [more](https://a.example/b).';
    expect(differingParts(markdownFacts(text), markdownFacts(english))).toEqual([
      { part: 'items', counts: [2, 1] },
      { part: 'tables', counts: [1, 0] },
    ]);
    expect(differingParts(markdownFacts(text), markdownFacts(text))).toEqual([]);
  });
});
