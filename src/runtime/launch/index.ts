/** Launching games from anywhere on the page. The play feature supplies the host that runs launches. */
export { LaunchLink, type LaunchLinkProps } from './LaunchLink.tsx';
export { type LaunchHostProps, LaunchProvider, useLaunch, useLaunchStore, useLaunchView } from './LaunchProvider.tsx';
export type { FrameEvent, Launcher, LaunchStore, LaunchView, VendorGames } from './launchStore.ts';
