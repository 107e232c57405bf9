import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage, type Language, languages, localized } from '../../../domain/language.ts';
import { helpTopicIds } from '../../../domain/notice.ts';
import type { Brand } from '../../../manifest/index.ts';
import type { HelpTopic } from '../../../wire/notice.ts';
import { plainInMarkdown, richText } from '../../tenants/richText/index.ts';

/** Default topics besides the seven of the specification; shown at /helpmc as well. */
const ownExtras = ['guide', 'install'] as const;

interface Standard {
  readonly title: string;
  readonly body: string;
}

type StandardTexts = ReadonlyMap<string, Standard>;

/** Help topics of a brand; the default texts fill what it does not override. */
export function createHelp() {
  const standard = new Map(languages.map((language) => [language, readTexts(language)]));

  return (brand: Brand, language: Language): HelpTopic[] => {
    const text = (id: string) => standard.get(language)?.get(id) ?? { title: id, body: '' };
    const render = (markdown: string) => richText(fillSlots(markdown, brand));
    const fixed = helpTopicIds.map((id) => {
      const override = brand.help.topics[id];
      return {
        id,
        title: override?.title === undefined ? text(id).title : localized(override.title, language),
        body: render(override?.body === undefined ? text(id).body : localized(override.body, language)),
        extra: false,
      };
    });
    const added = brand.help.extra.map(({ id, title, body }) => ({
      id,
      title: localized(title, language),
      body: render(localized(body, language)),
      extra: true,
    }));
    const taken = new Set(added.map(({ id }) => id));
    const ours = ownExtras
      .filter((id) => !taken.has(id))
      .map((id) => ({ id, title: text(id).title, body: render(text(id).body), extra: true }));
    return [...fixed, ...ours, ...added];
  };
}

/** Fills the slots; lines with `{{email}}` are left out for a brand without one. */
function fillSlots(markdown: string, { name, contacts, registration }: Brand): string {
  const { email } = contacts;
  const lines = markdown.split('\n').filter((line) => email !== undefined || !line.includes('{{email}}'));
  return lines
    .join('\n')
    .replaceAll('{{name}}', plainInMarkdown(name))
    .replaceAll('{{email}}', email === undefined ? '' : `[${plainInMarkdown(email)}](mailto:${email})`)
    .replaceAll('{{minAge}}', String(registration.terms.minAge));
}

/** A topic missing in a language falls back to the default language. */
function readTexts(language: Language): StandardTexts {
  const ids = [...helpTopicIds, ...ownExtras];
  const folder = join(import.meta.dirname, 'help');
  return new Map(
    ids.map((id) => {
      const translated = join(folder, language, `${id}.md`);
      const file = existsSync(translated) ? translated : join(folder, defaultLanguage, `${id}.md`);
      return [id, parse(readFileSync(file, 'utf8'))];
    }),
  );
}

/** The first line is the title. */
function parse(file: string): Standard {
  const [title = '', ...body] = file.trim().split('\n');
  return { title: title.replace(/^#\s+/, ''), body: body.join('\n').trim() };
}
