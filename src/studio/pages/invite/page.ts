import { definePage } from '../../app/definePage.ts';

export default definePage({
  path: '/invite',
  frame: 'bare',
  title: 'invite.title',
  fitsNarrow: true,
  load: () => import('./InvitePage.tsx'),
});
