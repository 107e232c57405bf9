import { expect, it } from 'vitest';
import { createHeaderLogin, type HeaderLoginEvent } from './headerLogin.ts';

it('queues what happens before the flow has loaded, and hands it over in order and once', () => {
  const login = createHeaderLogin();
  login.edit('username', 'an');
  login.edit('username', 'an');
  login.submit();
  login.edit('password', 'secret');
  const received: HeaderLoginEvent[] = [];
  const detach = login.attach((event) => received.push(event));
  expect(received).toEqual([
    { type: 'edit', field: 'username' },
    { type: 'submit', username: 'an', password: '' },
    { type: 'edit', field: 'password' },
  ]);
  login.submit();
  expect(received.at(-1)).toEqual({ type: 'submit', username: 'an', password: 'secret' });
  detach();
  login.attach((event) => received.push(event));
  expect(received).toHaveLength(4);
});

it('claims the focus for the faults of a submit, not for those an edit leaves', () => {
  const login = createHeaderLogin();
  login.submit();
  login.show({ busy: false, faults: ['username', 'password'] });
  expect(login.takeSubmit()).toBe(true);
  login.show({ busy: false, faults: ['password'] });
  expect(login.takeSubmit()).toBe(false);
});
