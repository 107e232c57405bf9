import { definePage } from '../../app/definePage.ts';

export default definePage({
  path: '/desk/promotions',
  frame: 'global',
  title: 'offers.title',
  desk: { label: 'desk.promotions', order: 3, roles: ['members', 'money', 'approve'] },
  load: () => import('./PromotionsPage.tsx'),
});
