import { route } from '../domain/routes.ts';

export default [route('/news/:id', { isListed: false }), route('/blog/:id', { isListed: false })];
