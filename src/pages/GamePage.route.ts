import { route } from '../domain/routes.ts';

export default [
  route('/game', { group: 'byIframe', layout: 'none' }),
  route('/seamless', { group: 'byIframe', layout: 'none' }),
];
