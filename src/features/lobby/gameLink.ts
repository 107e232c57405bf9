import { isCategory } from '../../domain/category.ts';
import { vendorTarget } from '../../domain/navigation.ts';

/** Target of a game card: the page of its category, with its vendor if that page has vendors. */
export const gameLink = (game: { readonly gameType: string; readonly vassalage: string }): string =>
  isCategory(game.gameType) ? vendorTarget(game.gameType, game.vassalage).page : '/hot';
