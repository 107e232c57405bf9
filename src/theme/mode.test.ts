import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseMode, currentMode, onModeChange, storedChoice, watchMode } from './mode.ts';

const meta = new Map<string, string>();
let storage = new Map<string, string>();
let blocked = false;
let systemLight = false;
let page: { dataset: Record<string, string> };
let browser: EventTarget;
let system: EventTarget;
let frames: (() => void)[];
let far: Part[];

interface Part {
  readonly box: { readonly top: number; readonly bottom: number };
  readonly hasFocus?: boolean;
  readonly attributes: Set<string>;
}

const elementOf = ({ box, hasFocus = false, attributes }: Part) => ({
  getBoundingClientRect: () => box,
  contains: () => hasFocus,
  setAttribute: (name: string) => attributes.add(name),
  removeAttribute: (name: string) => attributes.delete(name),
});

const guarded = <Result>(act: () => Result) => {
  if (blocked) throw new Error('blocked');
  return act();
};

beforeEach(() => {
  [storage, blocked, systemLight, page] = [new Map(), false, false, { dataset: { palette: 'dark' } }];
  [browser, system] = [new EventTarget(), new EventTarget()];
  meta.clear();
  meta.set('data-dark', '#111111').set('data-light', '#eeeeee');
  vi.stubGlobal('document', {
    documentElement: page,
    querySelectorAll: (selector: string) => (selector === '[data-far]' ? far.map(elementOf) : []),
    querySelector: () => ({
      getAttribute: (name: string) => meta.get(name) ?? null,
      setAttribute: (name: string, value: string) => void meta.set(name, value),
    }),
  });
  frames = [];
  far = [];
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
  vi.stubGlobal('window', Object.assign(browser, { innerHeight: 800 }));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => guarded(() => storage.get(key) ?? null),
    setItem: (key: string, value: string) => guarded(() => storage.set(key, value)),
  });
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return systemLight;
    },
    addEventListener: system.addEventListener.bind(system),
    removeEventListener: system.removeEventListener.bind(system),
  }));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const otherTab = (value: string) => {
  storage.set('theme', value);
  browser.dispatchEvent(Object.assign(new Event('storage'), { key: 'theme' }));
};

describe('mode', () => {
  it('shows and keeps a choice, colours the browser and notifies listeners once', () => {
    const heard: string[] = [];
    const stop = onModeChange((mode) => heard.push(mode));
    chooseMode('light');
    chooseMode('light');
    stop();
    chooseMode('dark');
    expect(heard).toEqual(['light']);
    expect([page.dataset['palette'], storedChoice(), meta.get('content')]).toEqual(['dark', 'dark', '#111111']);
  });

  it('starts no transition until the frame of the last switch is painted', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const paint = async () => {
      for (const draw of frames.splice(0)) draw();
      await vi.runAllTimersAsync();
    };
    const switching = () => page.dataset['switching'] !== undefined;
    chooseMode('light');
    const [first] = frames.splice(0);
    chooseMode('dark');
    first?.();
    await vi.runAllTimersAsync();
    expect(switching()).toBe(true);
    await paint();
    expect(switching()).toBe(false);
    vi.useRealTimers();
  });

  it('rests what is out of view until the next frame is painted, but nothing with the focus', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const part = (top: number, bottom: number, hasFocus = false): Part => ({
      box: { top, bottom },
      hasFocus,
      attributes: new Set(),
    });
    far = [part(-9, -1), part(801, 900), part(-9, 0), part(800, 900), part(0, 9), part(-9, -1, true)];
    const resting = () => far.map(({ attributes }) => attributes.has('data-resting'));
    chooseMode('light');
    expect(resting()).toEqual([true, true, false, false, false, false]);
    for (const draw of frames.splice(0)) draw();
    await vi.runAllTimersAsync();
    expect([resting().includes(true), page.dataset['switching']]).toEqual([false, '']);
    for (const draw of frames.splice(0)) draw();
    await vi.runAllTimersAsync();
    expect(page.dataset['switching']).toBeUndefined();
    vi.useRealTimers();
  });

  it('switches where storage is blocked', () => {
    blocked = true;
    chooseMode('light');
    expect([currentMode(), storedChoice()]).toEqual(['light', null]);
  });

  it('follows other tabs, and the system only while it is the choice', () => {
    const stop = watchMode('dark', ['dark', 'light']);
    otherTab('light');
    expect(currentMode()).toBe('light');
    system.dispatchEvent(new Event('change'));
    expect(currentMode()).toBe('light');
    otherTab('system');
    expect(currentMode()).toBe('dark');
    systemLight = true;
    system.dispatchEvent(new Event('change'));
    expect(currentMode()).toBe('light');
    stop();
    otherTab('dark');
    expect(currentMode()).toBe('light');
    otherTab('system');
    systemLight = false;
    system.dispatchEvent(new Event('change'));
    expect(currentMode()).toBe('light');
  });
});
