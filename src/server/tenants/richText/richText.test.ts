import { expect, it } from 'vitest';
import { plainInMarkdown, richText } from './index.ts';

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

it('keeps a name with Markdown signs plain', () => {
  expect(richText(plainInMarkdown('A*b* [c](/d) <e>'))).toBe('<p>A*b* [c](/d) &lt;e&gt;</p>');
});
