import { expect, it } from 'vitest';
import type { Profile } from '../../../wire/profile.ts';
import { safetyOf } from './protection.ts';

const bare: Profile = {
  fields: [],
  avatar: { avatar: 'a01.svg', avatarType: 'STATIC', icon: '/avatars/alpha/a01.svg' },
  readyAvatars: [],
  memberSince: '2026-01-01T00:00:00.000Z',
  passwordChangedAt: '2026-01-01T00:00:00.000Z',
  lastLoginAt: null,
  hasPassword: true,
  hasPaymentPassword: false,
  hasAuthenticator: false,
  mobile: { hint: '+84•••678', isConfirmed: false },
  email: null,
};

it('counts what protects the account, a contact only once it is confirmed', () => {
  expect(safetyOf(bare)).toEqual({ score: 25, level: 'low', missing: ['paymentPassword', 'mobile', 'email', 'authenticator'] });
  const confirmed = { hint: '', isConfirmed: true };
  expect(safetyOf({ ...bare, mobile: confirmed, email: confirmed })).toMatchObject({ score: 60, level: 'fair' });
  const whole = { ...bare, hasPaymentPassword: true, hasAuthenticator: true, mobile: confirmed, email: confirmed };
  expect(safetyOf(whole)).toEqual({ score: 100, level: 'strong', missing: [] });
});
