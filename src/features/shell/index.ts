/** What stands around every page: header with navigation, side menu, right bar, footer, bottom navigation. */
export { BottomNav } from './bottom/BottomNav.tsx';
export { Footer } from './footer/Footer.tsx';
export { Header } from './header/Header.tsx';
export { SideMenu } from './menu/SideMenu.tsx';
export { RightBar } from './rightbar/RightBar.tsx';
export { ShellLayout, type ShellLayoutProps, type ShellSession } from './ShellLayout.tsx';
export { SiteControls } from './SiteControls.tsx';
