import { route } from '../domain/routes.ts';

export default [route('/down'), route('/download', { isOpen: true, isListed: false })];
