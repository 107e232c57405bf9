import { systemStatus } from '../domain/systemStatus.ts';
import { loadClosed } from '../features/status/index.ts';
import type { Boot } from '../wire/boot.ts';
import { loadPage } from './pages.ts';
import { screens } from './screens.ts';

/** Loads what the first paint of an address draws, so that it can be drawn at once. */
export async function loadFirst(pathname: string, { status }: Pick<Boot, 'status'>): Promise<void> {
  await Promise.all([loadPage(screens.of(pathname).page), systemStatus(status) === 0 ? null : loadClosed()]);
}
