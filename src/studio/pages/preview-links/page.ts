import { definePage } from '../../app/definePage.ts';

export default definePage({
  path: '/brands/:merchant/preview-links',
  frame: 'brand',
  title: 'shell.previewLinks',
  tab: 'preview-links',
  load: () => import('./PreviewLinksPage.tsx'),
});
