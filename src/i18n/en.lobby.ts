import lobby from './en/lobby.json' with { type: 'json' };

/** Words of lists of games. They come with the pages that show them. */
export const words = { ...lobby };
