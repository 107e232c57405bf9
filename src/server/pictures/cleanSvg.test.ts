import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cleanSvg } from './cleanSvg.ts';

const svg = (inside: string, root = '') => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"${root}>${inside}</svg>`;
const shape = '<path d="M0 0h10"/>';

it('keeps shapes, gradients, clips and reuse as they are', () => {
  const drawing = svg(
    '<defs><linearGradient id="a" x1="0"><stop offset="0" stop-color="red"/></linearGradient></defs><g fill="url(#a)"><path id="b" d="M0 0h10"/><use href="#b" x="2"/></g>',
  );
  expect(cleanSvg(drawing)).toBe(drawing);
});

it.each([
  ['a script', '<script>alert(1)</script>'],
  ['a script in CDATA', '<script><![CDATA[alert(1)]]></script>'],
  ['a namespaced script', '<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>'],
  [
    'foreign content',
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></body></foreignObject>',
  ],
  ['an embedded picture', '<image href="https://evil.example/a.png"/>'],
  ['an animation that sets a link', '<animate attributeName="href" values="javascript:alert(1)"/>'],
  ['a link', '<a href="javascript:alert(1)"><path d="M0 0"/></a>'],
])('drops %s with all that is in it', (_what, inside) => {
  expect(cleanSvg(svg(inside + shape))).toBe(svg(shape));
});

it.each([
  ['an event', ' onload="alert(1)"'],
  ['an outside reference', ' href="https://evil.example/a.svg#b"'],
  ['an old-style outside reference', ' xlink:href="//evil.example/a.svg#b"'],
  ['an outside paint', ' fill="url(https://evil.example/a#b)"'],
  ['an escaped outside paint', ' style="fill:u\\72l(https://evil.example/a)"'],
  ['an entity in a value', ' href="&#106;avascript:alert(1)"'],
])('drops %s from an element it keeps', (_what, attribute) => {
  expect(cleanSvg(svg(`<path d="M0 0h10"${attribute}/>`))).toBe(svg(shape));
});

it('keeps plain style rules and empties those that import or load', () => {
  expect(cleanSvg(svg('<style>.a{fill:red}</style>'))).toBe(svg('<style>.a{fill:red}</style>'));
  expect(cleanSvg(svg('<style>@import "https://evil.example/a.css";</style>'))).toBe(svg('<style></style>'));
  expect(cleanSvg(svg('<style>.a{fill:url(https://evil.example/a)}</style>'))).toBe(svg('<style></style>'));
  expect(cleanSvg(svg('<style>.a{}</style/><script>'))).toBe(null);
});

it.each([
  ['entities', `<!DOCTYPE svg [<!ENTITY a "aaaa">]>${svg('&a;')}`],
  ['another document', '<html><body/></html>'],
  ['two roots', svg('') + svg('')],
  ['an element left open', '<svg><g></svg>'],
  ['an unquoted value', '<svg onload=alert(1)></svg>'],
  ['text around the root', `alert(1)${svg('')}`],
  ['nothing', ''],
])('refuses %s', (_what, source) => {
  expect(cleanSvg(source)).toBe(null);
});

it('loses nothing of the art of the demo world', () => {
  const folder = 'src/server/demo/art';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.svg'));
  const marks = (text: string) => text.match(/<[a-zA-Z]+|[\w:-]+="/g)?.length;
  const sources = files.map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
  expect(sources.filter((source) => marks(cleanSvg(source) ?? '') !== marks(source))).toEqual([]);
});
