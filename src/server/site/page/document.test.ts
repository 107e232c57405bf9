import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { stateQuery } from '../../../domain/stateAddress.ts';
import { type DocumentParts, writeDocument } from './document.ts';
import { exportedLanguageScript, languageScript, previewScript } from './inlineScripts.ts';

/** The HTML around a page: what is said about it, and what its policy allows. */

const parts = (more: Partial<DocumentParts> = {}): DocumentParts => ({
  language: 'en',
  merchant: 'alpha',
  version: 'v1',
  build: null,
  palette: 'dark',
  colorScheme: 'dark',
  themeColor: 'black',
  themeColors: { dark: 'black', light: 'white' },
  title: 'A <b> & "c"',
  description: 'About',
  siteName: 'Alpha',
  canonical: 'https://alpha.test/index?lang=en',
  alternates: [{ language: 'vi', address: 'https://alpha.test/index?lang=vi' }],
  sharePicture: 'https://alpha.test/share.jpg',
  noIndex: false,
  article: null,
  structured: null,
  icons: [{ rel: 'icon', type: 'image/png', sizes: '32x32', href: '/icon.png' }],
  webManifest: '/site.webmanifest?lang=en',
  theme: ':root{--a:b}',
  headScript: 'head()',
  fonts: ['/fonts/a.woff2'],
  files: { entry: '/assets/site.js', preloads: ['/assets/more.js'], styles: [{ href: '/assets/a.css', text: '.a{}' }] },
  body: '<main>Body</main>',
  whenFailed: { text: 'Not loaded.', reload: 'Reload' },
  symbols: '<svg></svg>',
  boot: { text: '</script>' },
  pictureHosts: ['https://img.test'],
  mirrorHosts: ['https://mirror.test'],
  frameHosts: ['https://games.test'],
  sources: [],
  api: null,
  ...more,
});
const html = (more: Partial<DocumentParts> = {}) => writeDocument(parts(more)).html;
const directive = (policy: string, name: string) =>
  policy
    .split(';')
    .map((each) => each.trim())
    .find((each) => each.startsWith(`${name} `)) ?? '';

describe('the head', () => {
  it('names the page, the brand and its version, escaped', () => {
    const page = html();
    expect(page).toContain('<html lang="en" data-brand="alpha" data-version="v1" data-palette="dark">');
    expect(page).toContain('<title>A &lt;b&gt; &amp; ');
    expect(page).not.toContain('<title>A <b>');
    expect(page).toContain('<meta name="color-scheme" content="dark">');
    expect(page).toContain('<meta name="theme-color" content="black" data-dark="black" data-light="white">');
    expect(page).toContain('<link rel="preload" as="font" type="font/woff2" href="/fonts/a.woff2" crossorigin>');
    expect(page).toContain('<link rel="icon" type="image/png" sizes="32x32" href="/icon.png">');
    expect(page).toContain('<link rel="manifest" href="/site.webmanifest?lang=en">');
    expect(page).toContain('<style>:root{--a:b}</style>\n<style>.a{}</style>');
    expect(page).toContain('<script>head()</script>');
    expect(html({ palette: null })).toContain('data-version="v1">');
  });

  it('says where the page is in every language, and what a link to it shows', () => {
    const page = html();
    expect(page).toContain('<link rel="canonical" href="https://alpha.test/index?lang=en">');
    expect(page).toContain('<link rel="alternate" hreflang="vi" href="https://alpha.test/index?lang=vi">');
    expect(page).not.toContain('noindex');
    const properties = [...page.matchAll(/<meta property="([^"]+)" content="([^"]*)">/g)].map(([, name, content]) => [
      name,
      content,
    ]);
    expect(properties).toEqual([
      ['og:type', 'website'],
      ['og:site_name', 'Alpha'],
      ['og:title', expect.stringContaining('A &lt;b&gt;')],
      ['og:description', 'About'],
      ['og:url', 'https://alpha.test/index?lang=en'],
      ['og:locale', expect.stringMatching(/^en_/)],
      ['og:image', 'https://alpha.test/share.jpg'],
      ['twitter:card', 'summary_large_image'],
    ]);
    expect(page).toContain('<meta name="description" content="About">');
    expect(html({ description: null })).not.toContain('description');
  });

  it('of a page that is not listed has no address for search engines', () => {
    const page = html({ noIndex: true });
    expect(page).toContain('<meta name="robots" content="noindex">');
    for (const absent of ['rel="canonical"', 'rel="alternate"']) expect(page).not.toContain(absent);
  });

  it('of an article has its moment and its data, which cannot end the script', () => {
    const page = html({ article: { published: '2026-11-20' }, structured: { headline: '</script><b>' } });
    expect(page).toContain('<meta property="og:type" content="article">');
    expect(page).toContain('<meta property="article:published_time" content="2026-11-20">');
    expect(page).toMatch(/<script type="application\/ld\+json">(?:(?!<\/script>).)*headline/);
    expect(page.match(/<\/script>/g)).toHaveLength((html().match(/<\/script>/g)?.length ?? 0) + 1);
  });
});

describe('the body', () => {
  it('has the page, the line for a page that does not come alive, and its data', () => {
    const page = html();
    expect(page).toContain('<div id="root"><main>Body</main></div>');
    expect(page).toContain('<p id="failed" role="alert" hidden>Not loaded. <a href="">Reload</a></p>\n<svg></svg>');
    expect(page).toMatch(/<script type="application\/json" id="boot">\{"text":"(?!<\/script>)/);
    expect(page).toContain('/assets/site.js');
  });

  it('of a preview has its script, and may be framed by who shows it', () => {
    const preview = { script: 'preview()', states: null, framedBy: 'https://studio.test' };
    const shown = writeDocument(parts({ preview }));
    expect(shown.html).toContain('<script>preview()</script>\n</body>');
    expect(directive(shown.policy, 'frame-ancestors')).toContain('https://studio.test');
    const plain = writeDocument(parts());
    expect(plain.html).not.toContain('preview()');
    expect(directive(plain.policy, 'frame-ancestors')).not.toContain('https://studio.test');
    // Each inline script has its hash.
    const hashes = ({ policy }: typeof plain) => directive(policy, 'script-src').match(/'sha256-/g)?.length ?? 0;
    expect(hashes(shown)).toBe(hashes(plain) + 1);
  });

  it('of a preview starts the states of flows where the address asks for one, by a script that its policy knows [OPS-03]', () => {
    const states = { entry: '/assets/states-1.js', style: '/assets/states-1.css' };
    const shown = writeDocument(parts({ preview: { script: 'preview()', states, framedBy: null } }));
    const script = /<script>(if\(.*?)<\/script>/s.exec(shown.html)?.[1] ?? '';
    const hash = createHash('sha256').update(script).digest('base64');
    expect(directive(shown.policy, 'script-src')).toContain(`'sha256-${hash}'`);
    const condition = /^if\((\/.+?\/)\.test/.exec(script)?.[1] ?? '';
    expect([condition, script.includes(states.entry), script.includes(states.style)]).toEqual([String(stateQuery), true, true]);
    expect(writeDocument(parts()).html).not.toContain('states-1');
  });
});

it('allows pictures, frames and mirrors of the brand, and no insecure content where it is served securely', () => {
  const { policy } = writeDocument(parts());
  expect(directive(policy, 'img-src')).toContain('https://img.test');
  expect(directive(policy, 'frame-src')).toContain('https://games.test');
  expect(directive(policy, 'connect-src')).toContain('https://mirror.test');
  expect(policy).toContain('upgrade-insecure-requests');
  const plain = writeDocument(parts({ canonical: 'http://alpha.localhost/index' })).policy;
  expect(plain).not.toContain('upgrade-insecure-requests');
  const exported = writeDocument(parts({ canonical: 'http://alpha.localhost/index', api: 'https://api.test' })).policy;
  expect(directive(exported, 'connect-src')).toContain('https://api.test');
  expect(exported).toContain('upgrade-insecure-requests');
});

it('asks for the language of an earlier visit only where there is another one', () => {
  expect(languageScript('vi', ['vi'])).toBe('');
  expect(languageScript('vi', ['vi', 'en'])).toContain('/^(en)$/');
});

it('of an exported page knows its language, the usual one and all that are offered', () => {
  expect(exportedLanguageScript('en', 'vi', ['vi', 'en'])).toMatch(/\("en","vi",\["vi","en"\],location\);$/);
});

it('of a preview hands its options to its program', () => {
  expect(previewScript('/assets/p.js', { framedBy: null })).toBe('self.liveryPreview={"framedBy":null};import("/assets/p.js")');
});
