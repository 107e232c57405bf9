import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { servedBrowsers } from '../build/browsers.ts';
import { newerThanServed, polyfillsIn } from './newerThanServed.ts';
import { missingBuiltIns, versionOf } from './supportData.ts';

const missing = missingBuiltIns();
const found = (code: string, polyfilled: readonly string[] = []) =>
  newerThanServed([{ file: 'a.js', code }], missing, new Set(polyfilled)).map((fault) => fault.replace(/ in .*/, ''));

test.each([
  ['const a = Promise.withResolvers();', 'a.js: Promise.withResolvers'],
  ['window.requestIdleCallback(work);', 'a.js: requestIdleCallback'],
  ['list.toSorted();', 'a.js: .toSorted'],
  ['if (!URL.canParse(address)) leave();', 'a.js: URL.canParse'],
  ['const isOk = text !== null && URL.canParse(text) && text.length > 1;', 'a.js: URL.canParse'],
  ['ours.union(theirs);', 'a.js: .union'],
  ['element.togglePopover();', 'a.js: .togglePopover'],
  ['class A { static { A.b = 1; } }', 'a.js: a static block of a class'],
  ['text.split(/(?<=,) /);', 'a.js: a lookbehind'],
  ['const a = /[a--b]/v;', 'a.js: the flag v of a regular expression'],
])('a use of what a served browser lacks is found: %s', (code, fault) => {
  expect(found(code)).toEqual([fault]);
});

test.each([
  'list.map(one).at(-1); structuredClone(list); Object.hasOwn(list, 1);',
  'if (URL.canParse) URL.canParse(address);',
  "const start = 'togglePopover' in element ? element.togglePopover() : null;",
  'try { document.startViewTransition(change); } catch { change(); }',
  'element.requestFullscreen?.();',
  "if (typeof requestIdleCallback === 'function') requestIdleCallback(work);",
  'class Purse { take() {} } new Purse().take();',
])('what every served browser has, and what is tested for, is no fault: %s', (code) => {
  expect(found(code)).toEqual([]);
});

test('a polyfill stands in, by the names that its file adds', () => {
  const names = polyfillsIn("add(Promise, 'withResolvers', 1);\nadd(Array.prototype, 'toSorted', 1);");
  expect([...names]).toEqual(['Promise.withResolvers', 'Array.prototype.toSorted']);
  expect(found('Promise.withResolvers(); list.toSorted();', [...names])).toEqual([]);
});

test('a browser that lacks any polyfilled built-in lacks one of those that the entry of the site tests for', () => {
  const condition = /if \(!\((.*)\)\) await import/.exec(readFileSync('src/app/site.tsx', 'utf8'))?.[1] ?? '';
  const tested = [...condition.matchAll(/'(\w+)' in (\w+)/g)].map(([, name, owner]) => `${owner}.${name}`);
  expect(tested.length).toBeGreaterThan(0);
  const names = [...polyfillsIn(readFileSync('src/domain/polyfills.ts', 'utf8'))];
  for (const browser of Object.keys(servedBrowsers)) {
    const since = (name: string) => versionOf(name, browser as keyof typeof servedBrowsers);
    const newest = Math.max(...tested.map(since));
    expect(names.filter((name) => since(name) > newest)).toEqual([]);
  }
});
