/** The document: its screen, and whether it is hydrated. */
export { ScreensProvider, useScreen, useScreens } from './ScreensProvider.tsx';
export { useHydrated } from './useHydrated.ts';
