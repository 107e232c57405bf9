import { isCategory } from '../../../domain/category.ts';
import { categoryLabels } from '../../../i18n/categoryLabels.ts';
import type { Translate } from '../../../i18n/index.ts';

/** The name of a category; a category that the site no longer knows keeps its key. */
export const categoryText = (t: Translate, gameType: string): string =>
  isCategory(gameType) ? t(categoryLabels[gameType]) : gameType;
