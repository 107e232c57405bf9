/** The site as an app: the way to the home screen, and the service worker with its new versions. */
export { InstallButton } from './InstallButton.tsx';
export { InstallHost } from './InstallHost.tsx';
export { SiteWorker } from './SiteWorker.tsx';
