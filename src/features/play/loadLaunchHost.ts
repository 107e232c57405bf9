import { importWithRetry } from '../../api/importWithRetry.ts';

export const loadLaunchHost = () => importWithRetry(() => import('./LaunchHost.tsx'));
