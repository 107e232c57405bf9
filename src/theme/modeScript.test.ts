import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { modeScript } from './modeScript.ts';
import type { ModeName } from './tokens.ts';

const colours = { 'data-dark': '#0b0b13', 'data-light': '#ffffff' };

interface Start {
  readonly stored?: string;
  readonly blocked?: true;
  readonly system?: ModeName;
}

/** Runs the script against a page and returns the mode of the first frame. */
function start(script: string, { stored, blocked, system = 'dark' }: Start) {
  const html = new Map<string, string>();
  const meta = new Map<string, string>(Object.entries(colours));
  const element = (attributes: Map<string, string>) => ({
    getAttribute: (name: string) => attributes.get(name) ?? null,
    setAttribute: (name: string, value: string) => void attributes.set(name, value),
  });
  runInNewContext(script, {
    document: { documentElement: element(html), querySelector: () => element(meta) },
    get localStorage() {
      if (blocked) throw new Error('blocked');
      return { getItem: () => stored ?? null };
    },
    matchMedia: () => ({ matches: system === 'light' }),
  });
  const mode = html.get('data-palette');
  return { mode, coloured: meta.get('content') === meta.get(`data-${mode}`) };
}

const both = ['dark', 'light'] as const;

describe('modeScript', () => {
  it.each([
    ['dark', {}, 'dark'],
    ['light', {}, 'light'],
    ['system', {}, 'dark'],
    ['system', { system: 'light' }, 'light'],
    ['dark', { stored: 'light' }, 'light'],
    ['light', { stored: 'dark', system: 'light' }, 'dark'],
    ['dark', { stored: 'system', system: 'light' }, 'light'],
    ['system', { stored: 'dark', system: 'light' }, 'dark'],
    ['light', { stored: '"><script>' }, 'light'],
    ['dark', { blocked: true }, 'dark'],
    ['light', { blocked: true }, 'light'],
    ['system', { blocked: true, system: 'light' }, 'light'],
  ] as const)('starts a brand that is %s by default, for %o, in %s', (byDefault, visit, expected) => {
    expect(start(modeScript(byDefault, both), visit)).toEqual({ mode: expected, coloured: true });
  });

  it('keeps to the one mode a brand offers', () => {
    expect(start(modeScript('system', ['light']), { stored: 'dark' }).mode).toBe('light');
    expect(start(modeScript('dark', ['light']), {}).mode).toBe('light');
  });

  it('stays small and is a function of the brand alone', () => {
    expect(modeScript('system', both).length).toBeLessThan(600);
    expect(modeScript('dark', both)).toBe(modeScript('dark', [...both].reverse()));
  });
});
