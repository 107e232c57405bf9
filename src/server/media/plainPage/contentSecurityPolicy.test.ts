import { expect, it } from 'vitest';
import { contentSecurityPolicy, hashSource } from './contentSecurityPolicy.ts';

const own = { scripts: ['start()'], styles: ['a{}'], pictures: ['https://cdn.test'], frames: ['https://play.test'] };

it('lets in nothing but what the document names', () => {
  expect(contentSecurityPolicy({ ...own, secure: true }).split('; ')).toEqual([
    "default-src 'none'",
    `script-src 'self' ${hashSource('start()')}`,
    `style-src 'self' ${hashSource('a{}')}`,
    "img-src 'self' data: https://cdn.test",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    'frame-src https://play.test',
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types livery challenge worker',
    'upgrade-insecure-requests',
  ]);
  expect(contentSecurityPolicy({ ...own, mirrors: ['https://two.test'] })).toContain("connect-src 'self' https://two.test;");
  const plain = contentSecurityPolicy({ ...own, frames: [] });
  expect(plain).toContain("frame-src 'none'");
  expect(plain).not.toContain('upgrade-insecure-requests');
});

it('adds what third parties need, once, and passes the trust of our scripts on instead of naming hosts', () => {
  const source = {
    styles: ['https://styles.test'],
    pictures: ['https://pictures.test'],
    calls: ['https://calls.test'],
    frames: ['https://frames.test'],
    trustedTypes: ['third'],
  };
  const directives = contentSecurityPolicy({ ...own, sources: [source, source] }).split('; ');
  expect(directives).toContain(`script-src 'strict-dynamic' ${hashSource('start()')}`);
  expect(directives).toContain("img-src 'self' data: https://cdn.test https://pictures.test");
  expect(directives).toContain("connect-src 'self' https://calls.test");
  expect(directives).toContain('frame-src https://play.test https://frames.test');
  expect(directives).toContain('trusted-types livery challenge worker third');
});
