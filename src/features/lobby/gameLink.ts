import { isCategory } from '../../domain/category.ts';
import { vendorTarget } from '../../domain/navigation.ts';

/** Where the card of a game leads: the page of its category, at its vendor where that page knows vendors. */
export const gameLink = (game: { readonly gameType: string; readonly vassalage: string }): string =>
  isCategory(game.gameType) ? vendorTarget(game.gameType, game.vassalage).page : '/hot';
