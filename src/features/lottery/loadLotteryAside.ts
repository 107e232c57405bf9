import { importWithRetry } from '../../api/importWithRetry.ts';

export const loadLotteryAside = () => importWithRetry(() => import('./LotteryAside.tsx'));
