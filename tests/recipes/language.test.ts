import { readdirSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { copyOfSource, type Json } from './copyOfSource.ts';

const copy = copyOfSource();
afterAll(copy.remove);

const mark = '⟦ga⟧';

/** Every text of a manifest gets a third translation. */
function translated(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(translated);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, part]) => [key, translated(part)]);
  const { vi } = value as { vi?: unknown };
  return Object.fromEntries(typeof vi === 'string' ? [...entries, ['ga', `${mark} ${vi}`]] : entries);
}

it('serves a third language whole, from a folder of words and a brand that offers it, without a change of code [LANG-01]', () => {
  for (const file of readdirSync('src/i18n/en')) {
    const words = Object.entries(copy.readJson(`src/i18n/en/${file}`)).map(([key, text]) => [key, `${mark} ${String(text)}`]);
    copy.writeJson(`src/i18n/ga/${file}`, Object.fromEntries(words));
  }
  copy.writeJson('src/i18n/ga/language.json', {
    code: 'GA',
    name: 'Gaeilge',
    locale: 'ga-IE',
    iso639: 'gle',
    flag: { background: 'green', paths: [{ d: 'M0 7h20', stroke: 'white', strokeWidth: 2 }] },
  });
  copy.write('src/server/content/published/help/ga/refund.md', `# ${mark} Refund\n\n${mark} body`);
  copy.addBrand('third', (manifest) => ({
    ...(translated(manifest) as Json),
    languages: { default: 'ga', offered: ['ga', 'vi', 'en'] },
  }));
  copy.generate();

  const [home, join, help] = ['index', 'join', 'help'].map((page) => `http://third.test/${page}`) as [string, string, string];
  const calls = ['ga', 'GA'].map((lang) => `http://third.test/wps/system/helpCenter?lang=${lang}`);
  const answer = copy.serve(home, join, help, ...calls);

  const { body } = answer(home);
  expect(body).toContain('<html lang="ga"');
  expect(body).toContain('content="ga_IE"');
  expect(body).toMatch(/<a href="\?lang=ga" lang="ga"[\s\S]*Gaeilge/);
  expect(body).toContain('<rect width="20" height="14" rx="3" fill="green">');
  expect(body).toContain('hreflang="ga"');
  expect(body).toMatch(/ga\.words\.generated-[\w-]+\.js/);
  expect(body).toContain(String(copy.readJson('src/i18n/ga/shell.json')['shell.skip']));
  expect(answer(join).body).toContain(String(copy.readJson('src/i18n/ga/join.json')['join.contact.title']));
  expect(answer(help).body).toContain(`${mark} Refund`);
  for (const call of calls) {
    expect(answer(call).status).toBe(200);
    expect(answer(call).body).toContain(`${mark} Refund`);
  }
  const shown = body.replace(/<(script|style)[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, '\n');
  expect(shown.match(/^[a-z]+(?:\.[a-z_]+)+$/gm) ?? []).toEqual([]);
});
