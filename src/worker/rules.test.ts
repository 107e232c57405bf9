import { describe, expect, it } from 'vitest';
import { cachesToDelete, handlingOf, isOfSameBuild, mayKeep, messageAddress } from './rules.ts';

const origin = 'https://alpha.test';
const asked = (path: string, more: { method?: string; mode?: string } = {}) =>
  handlingOf({ method: 'GET', mode: 'cors', url: new URL(path, origin).href, ...more }, origin);

it('opens a message of the inbox, and no other address that an id could hold', () => {
  expect(messageAddress('5f0c')).toBe('/index?member=messageV2&member.message=5f0c');
  expect(new URL(messageAddress('x&member=withdraw#'), origin).searchParams.get('member')).toBe('messageV2');
});

describe('the service worker [ERR-18]', () => {
  it('answers for pages and hashed files of its origin, and for nothing else', () => {
    expect(asked('/index?lang=en', { mode: 'navigate' })).toBe('page');
    expect(asked('/assets/site-abc1234.js')).toBe('file');
    expect(asked('/fonts/alpha/inter.woff2')).toBe('file');
    for (const path of [
      '/wps/member/info',
      '/wps/relay/balance',
      '/lgw/x',
      '/pictures/alpha/a/mark-32.png',
      '/site.webmanifest',
      '/assets/site-abc1234.js?x=1',
      'https://else.test/assets/site-abc1234.js',
    ])
      expect([path, asked(path)]).toEqual([path, 'network']);
    expect(asked('/index', { mode: 'navigate', method: 'POST' })).toBe('network');
    expect(asked('https://else.test/index', { mode: 'navigate' })).toBe('network');
  });

  it('keeps only complete responses that never change and are the same for everyone', () => {
    const response = (control: string, more: { status?: number; type?: ResponseType; vary?: string } = {}) => ({
      status: more.status ?? 200,
      type: more.type ?? ('basic' as const),
      headers: new Headers({ 'cache-control': control, vary: more.vary ?? 'accept-encoding' }),
    });
    const forever = 'public, max-age=31536000, immutable';
    expect(mayKeep(response(forever))).toBe(true);
    for (const other of [
      response('public, max-age=0, must-revalidate'),
      response('private, max-age=31536000, immutable'),
      response('no-store'),
      response(forever, { status: 206 }),
      response(forever, { status: 404 }),
      response(forever, { type: 'opaque' }),
      response(forever, { vary: 'Cookie' }),
    ])
      expect(mayKeep(other)).toBe(false);
  });

  it('keeps the files of its build and of the one before, its page, and what is not its own', () => {
    const names = ['files one', 'page a', 'files two', 'page b', 'other', 'files three', 'page c'];
    expect(cachesToDelete(names, { build: 'three', page: 'c' })).toEqual(['files one', 'page a', 'page b']);
    expect(cachesToDelete(['files one', 'page a'], { build: 'one', page: 'a' })).toEqual([]);
    expect([isOfSameBuild(names, 'two'), isOfSameBuild(names, 'four')]).toEqual([true, false]);
  });
});
