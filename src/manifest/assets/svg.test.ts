import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readSvg } from './svg.ts';

const svg = (inside: string, root = '') => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"${root}>${inside}</svg>`;
const shape = '<path d="M0 0h10"/>';

/** The drawing as it is served; null if it is refused. */
const taken = (source: string) => {
  const reading = readSvg(source);
  return reading.ok ? reading.text : null;
};

it('keeps shapes, gradients, clips and reuse as they are', () => {
  const drawing = svg(
    '<defs><linearGradient id="a" x1="0"><stop offset="0" stop-color="red"/></linearGradient></defs><g fill="url(#a)"><path id="b" d="M0 0h10"/><use href="#b" x="2"/></g>',
  );
  expect(taken(drawing)).toBe(drawing);
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
])('refuses a drawing with %s', (_what, inside) => {
  expect(taken(svg(inside + shape))).toBeNull();
});

it.each([
  ['an event', ' onload="alert(1)"'],
  ['an outside reference', ' href="https://evil.example/a.svg#b"'],
  ['an old-style outside reference', ' xlink:href="//evil.example/a.svg#b"'],
  ['an outside paint', ' fill="url(https://evil.example/a#b)"'],
  ['an escaped outside paint', ' style="fill:u\\72l(https://evil.example/a)"'],
  ['an entity in a value', ' href="&#106;avascript:alert(1)"'],
])('refuses an element with %s', (_what, attribute) => {
  expect(taken(svg(`<path d="M0 0h10"${attribute}/>`))).toBeNull();
});

it('leaves out comments and attributes that draw nothing', () => {
  expect(taken(svg('<!-- layer --><path data-name="a" inkscape:label="b" d="M0 0h10"/>'))).toBe(svg(shape));
});

it('keeps style rules and refuses those that import or load', () => {
  expect(taken(svg('<style>.a{fill:red}</style>'))).toBe(svg('<style>.a{fill:red}</style>'));
  expect(taken(svg('<style>@import "https://evil.example/a.css";</style>'))).toBeNull();
  expect(taken(svg('<style>.a{fill:url(https://evil.example/a)}</style>'))).toBeNull();
  expect(taken(svg('<style>@im<!-- -->port "https://evil.example/a.css";</style>'))).toBeNull();
  expect(taken(svg('<style>@im<![CDATA[port]]> "https://evil.example/a.css";</style>'))).toBeNull();
  expect(taken(svg('<style>.a{fill:ur<!-- -->l(https://evil.example/a)}</style>'))).toBeNull();
  expect(taken(svg('<style>@im<g/>port "https://evil.example/a.css";</style>'))).toBeNull();
  expect(taken(svg('<style>@font-face{font-family:a;src:local(b)}</style>'))).toBeNull();
  expect(taken(svg('<style>.a{}</style/><script>'))).toBeNull();
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
  expect(taken(source)).toBeNull();
});

it('loses nothing of the art of the demo world', () => {
  const folder = 'src/server/media/pictures/demoArt';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.svg'));
  const marks = (text: string) => text.match(/<[a-zA-Z]+|[\w:-]+="/g)?.length;
  const sources = files.map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
  expect(sources.filter((source) => marks(taken(source) ?? '') !== marks(source))).toEqual([]);
});

it.each([
  '<svg><script>alert(1)</script></svg>',
  '<svg onload="alert(1)"/>',
  '<svg><path d="M0 0" onclick="a()"/></svg>',
  '<svg><foreignObject/></svg>',
  '<svg><use href="https://example.com/a.svg#b"/></svg>',
  '<svg><a href="javascript:alert(1)"/></svg>',
  '<svg><image href="data:image/svg+xml;base64,AAAA"/></svg>',
  '<svg><image xlink:href="//example.com/a.png"/></svg>',
  '<svg><style>@import "https://example.com/a.css";</style></svg>',
  '<svg><style>path{fill:url(https://example.com/a)}</style></svg>',
  '<svg><rect fill="url(https://example.com/a)"/></svg>',
  '<svg><rect style="background:u\\72l(https://example.com)"/></svg>',
  '<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>',
  '<svg><set attributeName="href" to="javascript:alert(1)"/></svg>',
  '<svg><use href="&#106;avascript:alert(1)"/></svg>',
  '<?xml-stylesheet href="https://example.com/a.css"?><svg/>',
  '<svg><path d=M0></svg>',
  '<svg><g></svg>',
])('refuses the drawing %s', (source) => {
  expect(taken(source)).toBeNull();
});

it('lets plain drawings pass', () => {
  expect(taken('<svg><path id="a" d="M0 0h4v4z"/><use href="#a"/></svg>')).not.toBeNull();
  expect(
    taken('<?xml version="1.0"?><!-- made by hand --><svg><style>.a{fill:url(#b)}</style><linearGradient id="b"/></svg>'),
  ).not.toBeNull();
});
