import { systemStatus } from '../domain/systemStatus.ts';
import { loadClosed } from '../features/status/index.ts';
import type { Boot } from '../wire/boot.ts';
import { loadPage } from './pages.ts';
import { screens } from './screens.ts';

/** Loads the chunks of a URL's first paint, so that it renders synchronously. */
export async function loadFirst(pathname: string, { status }: Pick<Boot, 'status'>): Promise<void> {
  await Promise.all([loadPage(screens.of(pathname).page), systemStatus(status) === 0 ? null : loadClosed()]);
}
