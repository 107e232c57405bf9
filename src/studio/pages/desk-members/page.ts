import { definePage } from '../../app/definePage.ts';

export default [
  definePage({
    path: '/desk/members',
    frame: 'global',
    title: 'member.title',
    desk: { label: 'desk.members', order: 2, roles: ['members', 'money', 'approve'] },
    load: () => import('./MembersPage.tsx'),
  }),
  definePage({
    path: '/desk/members/:merchant/:account',
    frame: 'global',
    title: 'member.one',
    load: () => import('./MemberPage.tsx'),
  }),
];
