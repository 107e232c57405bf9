/** The document: its screen, whether it is hydrated, and its parts that load when they are near. */
export { Near, type NearProps } from './Near.tsx';
export { loadNearParts, type NearPart, nearPart } from './nearPart.ts';
export { ScreensProvider, useHydrated, useScreen, useScreens } from './ScreensProvider.tsx';
