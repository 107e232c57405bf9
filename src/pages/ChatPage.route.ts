import { route } from '../domain/routes.ts';

export default [route('/chat', { layout: 'none', isOpen: true, isListed: false, staysOpen: true })];
