/** The apps of the brand: on home as a band, on their page with codes and a guide. */
export { DownloadBand } from './DownloadBand.tsx';
export { DownloadOptions } from './DownloadOptions.tsx';
