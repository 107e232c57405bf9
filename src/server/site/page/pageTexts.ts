import { type Language, localizedOrNull } from '../../../domain/language.ts';
import type { Screen } from '../../../domain/routes.ts';
import { categoryLabels } from '../../../i18n/categoryLabels.ts';
import type { Article } from '../../../wire/articles.ts';
import type { Words } from '../../platform/words/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';

export interface PageTexts {
  readonly title: string;
  readonly description: string | null;
}

type Worded = Pick<Tenant['brand'], 'words'>;

/** A word of the site as the brand has it; null if neither knows it. */
export const wordOf = ({ words: own }: Worded, language: Language, key: string, words: Words): string | null =>
  own?.[language]?.[key] ?? words(language, key);

/** The line that shows if the page does not come alive. */
export const whenFailed = ({ brand }: Tenant, language: Language, words: Words) => ({
  text: wordOf(brand, language, 'failure.CHUNK', words) ?? '',
  reload: wordOf(brand, language, 'common.reload', words) ?? '',
});

/** Title and meta description of a page. */
export function pageTexts({ brand }: Tenant, language: Language, screen: Screen, words: Words): PageTexts {
  const word = (key: string) => wordOf(brand, language, key, words);
  const tagline = localizedOrNull(brand.tagline, language);
  const subject = screen.page === 'home' ? tagline : (word(titleKey(screen)) ?? tagline);
  const title = screen.page === 'home' ? [brand.name, subject] : [subject, brand.name];
  return {
    title: title.filter((part) => part !== null).join(' · '),
    description: word(`page.description.${screen.page}`) ?? localizedOrNull(brand.description, language) ?? tagline,
  };
}

/** Title and meta description of an article. */
export const articleTexts = ({ brand }: Tenant, { title, summary }: Article): PageTexts => ({
  title: `${title} · ${brand.name}`,
  description: summary,
});

const titleKey = ({ page, category }: Screen) =>
  category === undefined || category === 'HOT' ? `page.title.${category === 'HOT' ? 'hot' : page}` : categoryLabels[category];
