import { importWithRetry } from '../../api/importWithRetry.ts';

/** The agent centre, which the address opens over any page. Loads its code. */
export const openAgentCentre = () => importWithRetry(() => import('./panel/OpenedAgentCentre.tsx'));
