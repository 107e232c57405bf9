import postcss from 'postcss';
import { expect, test } from 'vitest';
import { styleFallbacks } from '../build/styleFallbacks.ts';
import { newerStyles, withoutHarmless } from './newerStyles.ts';
import { missingStyles } from './supportStyles.ts';

const missing = missingStyles();
const uses = (code: string) => newerStyles([{ file: 'a.css', code }], missing);
const found = (code: string) => uses(code).map(({ feature }) => feature);

test.each([
  ['a{color:color-mix(in srgb,currentColor 12%,transparent)}', 'color-mix()'],
  ['a{--tint:color-mix(in srgb,red 12%,transparent)}', 'color-mix()'],
  ['a{color:red;color:color-mix(in srgb,var(--a) 12%,transparent)}', 'color-mix()'],
  ['a{color:light-dark(red,blue)}', 'light-dark()'],
  ['a{color:oklch(50% 0.1 20)}', 'oklch()'],
  ['a{height:100dvh}', 'dvh'],
  ['a{width:calc(100svw - 1px)}', 'svw'],
  ['a{width:min(35cqi,20px)}', 'cqi'],
  ['a{overflow:clip}', 'overflow: clip'],
  ['a{grid-template-columns:subgrid}', 'grid-template-columns: subgrid'],
  ['a{field-sizing:content}', 'field-sizing'],
  ['a:has(:checked){color:red}', ':has(:checked)'],
  ['a:focus,a:has(b){color:red}', ':has(b) in a list'],
  ['a{&:hover{color:red}}', 'nesting'],
  ['@scope (a){b{color:red}}', '@scope'],
  ['@container (min-width:1px){a{color:red}}', '@container'],
  ['@media (width>=600px){a{color:red}}', '@media range'],
  ['@media (prefers-reduced-transparency){a{color:red}}', '@media prefers-reduced-transparency'],
  ['@supports (width:1cqi){a{height:100dvh}}', 'dvh'],
  ['@supports not (height:1dvh){a{height:100dvh}}', 'dvh'],
])('CSS that a served browser lacks is found: %s', (code, feature) => {
  expect(found(code)).toContain(feature);
});

test.each([
  'a{inset:0;aspect-ratio:1;gap:1px;translate:1px;color:hwb(120 0% 0%)}a:is(b,c):not(d,e):focus-visible{color:red}',
  '@layer x{a{color:red}}@media (min-width:600px) and (prefers-reduced-motion){a{color:red}}',
  'a{color:red;color:color-mix(in srgb,currentColor 12%,transparent)}',
  'a{text-decoration:underline red;text-decoration-color:color-mix(in srgb,currentColor 12%,transparent)}',
  'a{height:100vh;height:100dvh}',
  'a{-webkit-mask-image:none;mask-image:none}',
  '@supports (color:color-mix(in srgb,red,red)){a{color:color-mix(in srgb,var(--a),red)}}',
  '@supports selector(:has(a)){a:has(b){color:red}}',
  '@supports (height:1dvh){a{height:calc(100svh - var(--a))}}',
  'a{content:"color-mix(100dvh)";background:url(1dvh.png)}',
])('what every served browser has, and what has a fallback or is tested for, is no fault: %s', (code) => {
  expect(found(code)).toEqual([]);
});

test('a harmless use is named with its feature or its property, and an entry that nothing uses is a fault', () => {
  const list = { 'overflow: clip': 'a', 'text-wrap': 'b', ':has(b)': 'c' };
  const { harmful, unused } = withoutHarmless(uses('a{overflow:clip;text-wrap:balance}a:has(d){color:red}'), list);
  expect(harmful.map(({ feature }) => feature)).toEqual([':has(d)']);
  expect(unused).toEqual([':has(b)']);
});

const built = (code: string) => postcss([styleFallbacks]).process(code, { from: undefined }).css;

test.each([
  'a{background:color-mix(in srgb,currentColor 12%,transparent)}',
  'a{border:1px solid color-mix(in srgb,var(--a) 12%,transparent)}',
  'a{--tint:color-mix(in oklab,var(--a) 12%,black)}',
  'a{background:linear-gradient(color-mix(in oklab,var(--a,var(--b)) 60%,white),color-mix(in srgb,color-mix(in srgb,red,blue) 9%,transparent))}',
  'a{height:min(10px,100dvh - 8px);min-block-size:100dvb}',
  '@media print{a{height:calc(100svh - var(--a))}}',
])('the build writes fallbacks that every served browser reads: %s', (code) => {
  expect(found(code)).not.toEqual([]);
  expect(found(built(code))).toEqual([]);
});

test('a mixed colour falls back to its larger one, and a faint one to a translucent grey', () => {
  const first = (value: string) => /a\{color:([^;}]*)/.exec(built(`a{color:${value}}`))?.[1];
  expect(first('color-mix(in srgb,currentColor 12%,transparent)')).toBe('rgb(128 128 128/12%)');
  expect(first('color-mix(in srgb,var(--a) 62%,transparent)')).toBe('var(--a)');
  expect(first('color-mix(in oklab,var(--a) 45%,var(--b))')).toBe('var(--b)');
  expect(first('color-mix(in oklab,var(--a),var(--b))')).toBe('var(--a)');
});

test('a box around a focused input has a ring where there is no `:has`, and no other browser reads that', () => {
  expect(built('a:has(:focus-visible){outline:auto}')).toBe(
    'a:has(:focus-visible){outline:auto}@supports not selector(:has(a)){a:focus-within{outline:auto}}',
  );
});
