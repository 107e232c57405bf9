import { route } from '../domain/routes.ts';

export default [
  route('/game', { group: 'byIframe', layout: 'header' }),
  route('/seamless', { group: 'byIframe', layout: 'header' }),
];
