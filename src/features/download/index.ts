/** The brand's apps: a band on the home page, and their page with QR codes and instructions. */
export { DownloadBand } from './DownloadBand.tsx';
export { DownloadOptions } from './DownloadOptions.tsx';
