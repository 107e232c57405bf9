import { definePage } from '../../app/definePage.ts';

const title = 'content.title';
const load = () => import('./ContentPage.tsx');

export default [
  definePage({
    path: '/desk/content',
    frame: 'global',
    title,
    desk: { label: 'desk.content', order: 4, roles: ['members'] },
    load,
  }),
  definePage({ path: '/desk/content/:tab', frame: 'global', title, load }),
];
