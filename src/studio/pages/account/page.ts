import { definePage } from '../../app/definePage.ts';

export default definePage({
  path: '/account',
  frame: 'global',
  title: 'account.title',
  fitsNarrow: true,
  load: () => import('./AccountPage.tsx'),
});
