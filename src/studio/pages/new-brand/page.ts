import { definePage } from '../../app/definePage.ts';

export default definePage({
  path: '/new',
  frame: 'global',
  title: 'shell.newBrand',
  load: () => import('./NewBrandPage.tsx'),
});
