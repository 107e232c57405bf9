export type { ClientBuild } from './clientBuild.ts';
export { screens } from './screens.ts';
export { serveAssets } from './serveAssets.ts';
export { serveSite } from './serveSite.ts';
export { createSitePages, type RenderPage, type SitePagesDeps } from './sitePages.ts';
export { createThemeHead } from './themeHead.ts';
