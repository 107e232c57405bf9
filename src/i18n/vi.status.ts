import status from './vi/status.json' with { type: 'json' };

/** Words of a closed site. They come with the screens that say so. */
export const words = { ...status };
