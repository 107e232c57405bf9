import { createContext, useContext } from 'react';

export const OpenPalette = createContext<() => void>(() => undefined);

/** Opens the command palette. */
export const useOpenPalette = (): (() => void) => useContext(OpenPalette);
