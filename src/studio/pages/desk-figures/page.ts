import { definePage } from '../../app/definePage.ts';

export default definePage({
  path: '/desk/figures',
  frame: 'global',
  title: 'figures.title',
  desk: { label: 'desk.figures', order: 9, roles: ['money', 'approve'] },
  load: () => import('./FiguresPage.tsx'),
});
