import { definePage } from '../../app/definePage.ts';

export default definePage({
  path: '/',
  frame: 'global',
  title: 'shell.brands',
  fitsNarrow: true,
  load: () => import('./BrandsPage.tsx'),
});
