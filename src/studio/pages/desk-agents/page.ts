import { definePage } from '../../app/definePage.ts';

export default definePage({
  path: '/desk/agents',
  frame: 'global',
  title: 'agents.title',
  desk: { label: 'desk.agents', order: 5, roles: ['members', 'money', 'approve'] },
  load: () => import('./AgentsPage.tsx'),
});
