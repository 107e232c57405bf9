/** The document: its screen, and whether it is hydrated. */
export { ScreensProvider, useHydrated, useScreen, useScreens } from './ScreensProvider.tsx';
