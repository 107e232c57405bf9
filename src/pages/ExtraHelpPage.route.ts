import { route } from '../domain/routes.ts';

export default [route('/helpmc', { layout: 'none', isOpen: true, isListed: false })];
