import { definePage } from '../../app/definePage.ts';

export default definePage({
  path: '/desk',
  frame: 'global',
  title: 'desk.queue',
  desk: { label: 'desk.queue', order: 1, roles: ['members', 'money', 'approve'] },
  load: () => import('./QueuePage.tsx'),
});
