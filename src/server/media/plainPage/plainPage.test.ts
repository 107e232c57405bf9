import { expect, it } from 'vitest';
import type { FontFiles } from '../fonts/fontFiles.ts';
import { plainPage } from './index.ts';

it('has an icon in itself that its policy permits, so that no browser asks the server for one', () => {
  const fonts = { packaged: () => '/f.woff2' } as unknown as FontFiles;
  const { html, policy } = plainPage({ language: 'en', title: 'Outbox', style: '', body: '<main></main>', fonts });
  const [, icon] = /<link rel="icon" href="([^"]*)">/.exec(html) ?? [];
  expect(icon).toMatch(/^data:/);
  const pictures = policy.split(';').find((directive) => directive.trim().startsWith('img-src'));
  expect(pictures?.split(' ')).toContain('data:');
});
