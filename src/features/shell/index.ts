/** The shell around every page: header with navigation, side menu, right bar, footer, bottom navigation. */
export { ShellLayout, type ShellLayoutProps, type ShellSession } from './ShellLayout.tsx';
export { SiteControls } from './SiteControls.tsx';
