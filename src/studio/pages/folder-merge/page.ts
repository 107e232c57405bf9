import { definePage } from '../../app/definePage.ts';

export default definePage({
  path: '/brands/:merchant/folder',
  frame: 'brand',
  title: 'shell.folder',
  tab: 'changes',
  load: () => import('./FolderMergePage.tsx'),
});
