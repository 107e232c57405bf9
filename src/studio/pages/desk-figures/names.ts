import { type Category, isCategory } from '../../../domain/category.ts';
import type { StudioTextKey, Translate } from '../../i18n/index.ts';
import { type FigureName, kindOf } from './figures.ts';

/** The figure with the unit of its numbers. */
export const titleOf = (name: FigureName, symbol: string, text: Translate) =>
  kindOf(name) === 'amount'
    ? text('figures.withUnit', { figure: text(`figures.name.${name}`), unit: symbol })
    : text(`figures.name.${name}`);

const categories = {
  ELOTT: 'figures.category.elott',
  LOTT: 'figures.category.lott',
  LIVE: 'figures.category.live',
  SPORTS: 'figures.category.sports',
  FISH: 'figures.category.fish',
  RNG: 'figures.category.rng',
  PVP: 'figures.category.pvp',
  ESPORTS: 'figures.category.esports',
} as const satisfies Record<Category, StudioTextKey>;

/** A category that this version does not know is shown by what the vendor calls it. */
export const categoryName = (category: string, text: Translate) =>
  isCategory(category) ? text(categories[category]) : category;

/** Steps of a new member, each after the one before. */
export const stepNames = ['registered', 'deposited', 'played'] as const;
