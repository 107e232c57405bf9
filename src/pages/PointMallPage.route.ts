import { route } from '../domain/routes.ts';

export default [route('/pointmall', { layout: 'headerFooter' })];
