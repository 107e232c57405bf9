import join from './en/join.json' with { type: 'json' };

/** Words for who wants to become an agent. They come with the page. */
export const words = { ...join };
