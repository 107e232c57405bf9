import { definePage } from '../app/definePage.ts';

export default [
  definePage({
    path: '/brands/:merchant/edit',
    frame: 'brand',
    title: 'shell.edit',
    tab: 'edit',
    load: () => import('./layout/EditorPage.tsx'),
  }),
  definePage({
    path: '/brands/:merchant/changes',
    frame: 'brand',
    title: 'shell.changes',
    tab: 'changes',
    load: () => import('./changes/ChangesPage.tsx'),
  }),
];
