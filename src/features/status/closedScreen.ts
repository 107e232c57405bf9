import { type ComponentType, lazy } from 'react';
import { importWithRetry } from '../../api/importWithRetry.ts';
import type { ClosedProps } from './Closed.tsx';

/** Hardly any visit meets a closed site, so its screens are a chunk of their own. */
const load = () => importWithRetry(() => import('./Closed.tsx'));
const Deferred = lazy(() => load().then((module) => ({ default: module.Closed })));

let loaded: ComponentType<ClosedProps> | null = null;

/** Loads it so that its next render is synchronous, as a first paint needs that finds the site closed. */
export async function loadClosed(): Promise<void> {
  loaded = (await load()).Closed;
}

/** The screen itself once it was loaded, else a component that loads it when it is drawn. */
export const closedScreen = (): ComponentType<ClosedProps> => loaded ?? Deferred;
