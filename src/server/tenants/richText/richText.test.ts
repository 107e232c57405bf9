import { expect, it } from 'vitest';
import { articleText, plainInMarkdown, richText, underPageTitle } from './index.ts';

it('writes paragraphs, lists and emphasis', () => {
  expect(richText('**Xin chào**\n\n- một\n- hai')).toBe(
    '<p><strong>Xin chào</strong></p>\n<ul>\n<li>một</li>\n<li>hai</li>\n</ul>',
  );
});

it('opens outside links away from the site and keeps own paths as they are [NOTICE-03]', () => {
  expect(richText('[a](https://help.example/x) [b](/help#about) [c](mailto:a@b.example)')).toBe(
    '<p><a href="https://help.example/x" rel="noopener noreferrer" target="_blank">a</a> <a href="/help#about">b</a> <a href="mailto:a@b.example">c</a></p>',
  );
});

it.each([
  ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
  ['<img src=x onerror=alert(1)>', '<p>&lt;img src=x onerror=alert(1)&gt;</p>'],
  ['[a](javascript:alert(1))', '<p>[a](javascript:alert(1))</p>'],
  ['[a](data:text/html,x)', '<p>[a](data:text/html,x)</p>'],
  ['[a](//evil.example)', '<p>[a](//evil.example)</p>'],
  ['[a](http://plain.example)', '<p>[a](http://plain.example)</p>'],
])('lets %s stand as text', (source, html) => {
  expect(richText(source)).toBe(html);
});

it('never loads a picture from elsewhere', () => {
  expect(richText('![a](https://evil.example/a.png)')).not.toContain('<img');
});

it('never sets the first two heading levels or a style', () => {
  const html = richText('# a\n\n## b\n\n| a | b |\n|:-:|--:|\n| 1 | 2 |');
  expect(html).not.toMatch(/<h[12]|style=/);
  expect(html).toContain('<th>a</th>');
});

it('sets headings below that of their place, and none lower than the fifth level', () => {
  const levels = (place?: typeof underPageTitle) =>
    [1, 2, 3, 4, 5, 6].map((level) => /^<h(\d)>a<\/h\1>$/.exec(richText(`${'#'.repeat(level)} a`, place))?.[1]).join('');
  expect([levels(), levels(underPageTitle)]).toEqual(['334555', '223455']);
});

it('gives the topmost headings of an article an id each, which none of the page has, and lists them', () => {
  const { html, headings } = articleText(
    '## Nạp **tiền** & rút\n\ntext\n\n### below\n\n> ## quoted\n\n## Nạp tiền, rút!\n\n## ?\n\n# nap tien rut',
  );
  expect(headings).toEqual([
    { id: 'part-nap-tien-rut', text: 'Nạp tiền & rút' },
    { id: 'part-nap-tien-rut-2', text: 'Nạp tiền, rút!' },
    { id: 'part-', text: '?' },
    { id: 'part-nap-tien-rut-3', text: 'nap tien rut' },
  ]);
  expect(html.match(/<h\d[^>]*>/g)).toEqual([
    '<h2 id="part-nap-tien-rut">',
    '<h3>',
    '<h2>',
    '<h2 id="part-nap-tien-rut-2">',
    '<h2 id="part-">',
    '<h2 id="part-nap-tien-rut-3">',
  ]);
  const [long] = articleText(`## ${'a'.repeat(80)}`).headings;
  expect(long?.id).toBe(`part-${'a'.repeat(60)}`);
});

it('keeps a name with Markdown signs plain', () => {
  expect(richText(plainInMarkdown('A*b* [c](/d) <e>'))).toBe('<p>A*b* [c](/d) &lt;e&gt;</p>');
});
