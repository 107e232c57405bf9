import { createContext } from 'react';

/** URL prefix of pictures that the browser renders: the image CDN of this visit; empty for the site itself. */
export const PictureOrigin = createContext('');
