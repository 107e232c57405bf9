import { route } from '../domain/routes.ts';

export default [route('/news')];
