import { route } from '../domain/routes.ts';

export default [route('/promodetail', { isListed: false })];
