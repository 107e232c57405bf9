import { route } from '../domain/routes.ts';

export default [
  route('/index'),
  route('/login', { modal: 'login', isOpen: true, isListed: false }),
  route('/register', { modal: 'register', isOpen: true, isListed: false }),
  route('/register.html', { modal: 'register', isOpen: true, isListed: false }),
  route('/reset', { modal: 'reset', isOpen: true, isListed: false }),
];
