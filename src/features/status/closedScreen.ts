import { type ComponentType, lazy } from 'react';
import { importWithRetry } from '../../api/importWithRetry.ts';
import type { ClosedProps } from './Closed.tsx';

/** A separate chunk, because few visits meet a closed site. */
const load = () => importWithRetry(() => import('./Closed.tsx'));
const Deferred = lazy(() => load().then((module) => ({ default: module.Closed })));

let loaded: ComponentType<ClosedProps> | null = null;

/** Loads the chunk, so that its next render is synchronous, as hydration of a closed site requires. */
export async function loadClosed(): Promise<void> {
  loaded = (await load()).Closed;
}

/** The screen itself if it is loaded, else a component that loads it on render. */
export const closedScreen = (): ComponentType<ClosedProps> => loaded ?? Deferred;
