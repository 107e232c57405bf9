import { definePage } from '../../app/definePage.ts';

export default definePage({
  path: '/new',
  frame: 'global',
  title: 'shell.newBrand',
  isWide: true,
  load: () => import('./NewBrandPage.tsx'),
});
