import { definePage } from '../../app/definePage.ts';

export default definePage({
  path: '/audit',
  frame: 'global',
  title: 'shell.audit',
  fitsNarrow: true,
  load: () => import('./AuditPage.tsx'),
});
