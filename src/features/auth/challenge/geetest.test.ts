import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const result = { lot_number: 'lot', captcha_output: 'out', pass_token: 'pass', gen_time: '1' };
const listeners = new Map<string, () => void>();
const asked: object[] = [];
const addresses: string[] = [];
let ends: 'load' | 'error' = 'load';
let solved: typeof result | false = result;

/** Fake of the provider's script, after its documentation. */
const widget = {
  onReady: (listener: () => void) => listen('ready', listener),
  onSuccess: (listener: () => void) => listen('success', listener),
  onError: (listener: () => void) => listen('error', listener),
  onClose: (listener: () => void) => listen('close', listener),
  showCaptcha: () => void asked.push({ shown: true }),
  getValidate: () => solved,
  destroy: () => void asked.push({ gone: true }),
};
function listen(sign: string, listener: () => void) {
  listeners.set(sign, listener);
  return widget;
}

beforeEach(() => {
  vi.resetModules();
  listeners.clear();
  asked.length = 0;
  addresses.length = 0;
  [ends, solved] = ['load', result];
  vi.stubGlobal('initGeetest4', (settings: object, ready: (made: typeof widget) => void) => {
    asked.push(settings);
    ready(widget);
  });
  vi.stubGlobal('document', {
    documentElement: { lang: 'en' },
    createElement: () =>
      new (class extends EventTarget {
        src = '';
        async = false;
      })(),
    head: {
      append(script: EventTarget & { readonly src: string }) {
        addresses.push(script.src);
        queueMicrotask(() => script.dispatchEvent(new Event(ends)));
      },
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

async function solving() {
  const { solveGeetest } = await import('./geetest.ts');
  return solveGeetest('captcha-id').catch((error: unknown) => error);
}

it('shows the puzzle of the provider and hands its result over as the login carries it [THIRD-01]', async () => {
  const { solveGeetest } = await import('./geetest.ts');
  const end = solveGeetest('captcha-id');
  await expect.poll(() => listeners.has('close')).toBe(true);
  listeners.get('ready')?.();
  listeners.get('success')?.();
  expect(await end).toEqual(result);
  expect(asked).toEqual([{ captchaId: 'captcha-id', product: 'bind', language: 'eng' }, { shown: true }, { gone: true }]);
  expect(addresses).toEqual(['https://static.geetest.com/v4/gt4.js']);
});

it('fails when the puzzle is closed or breaks, and when it says success without a result', async () => {
  for (const [sign, code] of [
    ['close', 'SYSTEM'],
    ['error', 'NETWORK'],
  ] as const) {
    listeners.clear();
    const end = solving();
    await expect.poll(() => listeners.has(sign)).toBe(true);
    listeners.get(sign)?.();
    expect(await end).toMatchObject({ code });
  }
  listeners.clear();
  solved = false;
  const end = solving();
  await expect.poll(() => listeners.has('success')).toBe(true);
  listeners.get('success')?.();
  expect(await end).toMatchObject({ code: 'SYSTEM' });
});

it('loads the program once, and again after a load that failed', async () => {
  ends = 'error';
  expect(await solving()).toMatchObject({ code: 'NETWORK' });
  ends = 'load';
  for (let turn = 0; turn < 2; turn += 1) {
    listeners.clear();
    const end = solving();
    await expect.poll(() => listeners.has('close')).toBe(true);
    listeners.get('close')?.();
    await end;
  }
  expect(addresses).toHaveLength(2);
});
