import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { answerChannel, handedKeys, handoverEvent, noncePattern, sessionChannel } from '../../../domain/sessionHandover.ts';
import { sessionScript } from './inlineScripts.ts';

interface Tab {
  readonly stored?: Readonly<Record<string, string>>;
  readonly isBlocked?: boolean;
  readonly isHidden?: boolean;
}

/** Runs the script in a tab whose channels are recorded. */
function open({ stored = {}, isBlocked = false, isHidden = false }: Tab = {}) {
  const set: string[] = [];
  const events: string[] = [];
  const posted: { readonly name: string; readonly message: { readonly kind: string; readonly nonce: string } }[] = [];
  const channels: { readonly name: string; onmessage?: (event: { readonly data: unknown }) => void; closed: boolean }[] = [];
  const storage = new Map(Object.entries(stored));
  const document = {
    hidden: isHidden,
    documentElement: { setAttribute: (name: string) => void set.push(name) },
    addEventListener: (_: string, show: () => void) => void shown.push(show),
  };
  const shown: (() => void)[] = [];
  class Channel {
    closed = false;
    readonly name: string;
    constructor(name: string) {
      this.name = name;
      channels.push(this);
    }
    postMessage(message: (typeof posted)[number]['message']) {
      posted.push({ name: this.name, message });
    }
    close() {
      this.closed = true;
    }
  }
  runInNewContext(sessionScript, {
    document,
    self: { BroadcastChannel: Channel },
    BroadcastChannel: Channel,
    crypto,
    setTimeout: () => undefined,
    Event,
    dispatchEvent: ({ type }: Event) => void events.push(type),
    get sessionStorage() {
      if (isBlocked) throw new Error('blocked');
      return {
        getItem: (key: string) => storage.get(key) ?? null,
        setItem: (key: string, value: string) => void storage.set(key, value),
      };
    },
  });
  return {
    storage,
    events,
    posted,
    isMarked: () => set.includes('data-session'),
    answer: (data: unknown) => channels.find(({ name, closed }) => !closed && name !== sessionChannel)?.onmessage?.({ data }),
    show(isShown: boolean) {
      document.hidden = !isShown;
      for (const change of shown) change();
    },
  };
}

const values = { ...Object.fromEntries(handedKeys.map((key) => [key, `the ${key}`])), token: 'k'.repeat(43) };

it('marks the page of a tab that keeps a token, and no other', () => {
  const tabs = [{ stored: { token: 'any' } }, { stored: { token: '' } }, {}, { isBlocked: true }];
  expect(tabs.map((tab) => open(tab).isMarked())).toEqual([true, false, false, false]);
});

it('asks the other tabs for a session where it has none, under a new nonce each time', () => {
  const tab = open();
  tab.show(false);
  tab.show(true);
  expect(tab.posted.map(({ name, message }) => [name, message.kind])).toEqual([
    [sessionChannel, 'ask'],
    [sessionChannel, 'ask'],
  ]);
  const nonces = tab.posted.map(({ message }) => message.nonce);
  expect(nonces.every((nonce) => noncePattern.test(nonce)) && nonces[0] !== nonces[1]).toBe(true);
  expect(answerChannel(nonces[0] ?? '')).toContain(nonces[0]);
  expect(
    [open({ stored: { token: 'any' } }), open({ isHidden: true }), open({ isBlocked: true })].flatMap(({ posted }) => posted),
  ).toEqual([]);
});

it('stores the first answer, marks the page and reports it', () => {
  const tab = open();
  tab.answer({ ...values, cpw: 'v1', merchant: 'other', iframeUrl: 'https://example.com' });
  expect([Object.fromEntries(tab.storage), tab.isMarked(), tab.events]).toEqual([values, true, [handoverEvent]]);
  tab.answer({ ...values, token: 'x'.repeat(43) });
  expect(tab.storage.get('token')).toBe(values.token);
});

it.each([
  ['nothing', null],
  ['a text', 'k'.repeat(43)],
  ['no token', { ...values, token: undefined }],
  ['a token of another form', { ...values, token: `${'k'.repeat(42)}"` }],
  ['a token that is no text', { ...values, token: { toString: () => values.token } }],
  ['a value that is no text', { ...values, isAgent: 1 }],
  ['a missing value', { token: values.token, account: 'minhanh' }],
  ['a value without end', { ...values, nickname: 'x'.repeat(1_000) }],
])('stores nothing of an answer with %s, and still takes the next one', (_, answer) => {
  const tab = open();
  tab.answer(answer);
  expect([tab.storage.size, tab.isMarked(), tab.events]).toEqual([0, false, []]);
  tab.answer(values);
  expect(tab.storage.get('token')).toBe(values.token);
});

it('keeps a session that the tab has opened itself meanwhile', () => {
  const tab = open();
  tab.storage.set('token', 'own');
  tab.answer(values);
  expect(tab.storage.get('token')).toBe('own');
});
