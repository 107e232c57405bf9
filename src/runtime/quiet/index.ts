/** Whether a page is quiet, so that something may open over it by itself. Apart from `page`, which is part of the first screen. */
export { popupMark, watchPage } from './watchPage.ts';
