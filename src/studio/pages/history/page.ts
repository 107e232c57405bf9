import { definePage } from '../../app/definePage.ts';

export default definePage({
  path: '/brands/:merchant/history',
  frame: 'brand',
  title: 'shell.history',
  tab: 'history',
  fitsNarrow: true,
  load: () => import('./HistoryPage.tsx'),
});
