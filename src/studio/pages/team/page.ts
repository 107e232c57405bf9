import { definePage } from '../../app/definePage.ts';

export default definePage({
  path: '/team',
  frame: 'global',
  title: 'shell.team',
  fitsNarrow: true,
  load: () => import('./TeamPage.tsx'),
});
