import { banks } from '../../src/domain/banks.ts';
import type { MemberSessions } from '../../src/wire/auth.ts';
import type { LoginHistory, Profile } from '../../src/wire/profile.ts';
import type { Bindings } from '../../src/wire/withdrawal.ts';
import type { StoryParameters } from './parameters.ts';
import { storyLeaderboard, storyMissions } from './storyMissions.ts';

const picture = (name: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="${name}"/></svg>`,
  )}`;

const colours = ['teal', 'purple', 'maroon', 'navy', 'olive', 'green', 'gray', 'brown'];

export const storyProfile: Profile = {
  fields: [
    { name: 'nickname', value: 'Minh Ánh', isRequired: false, isLocked: false },
    { name: 'fullName', value: 'NGUYEN THI MINH ANH', isRequired: true, isLocked: true },
    { name: 'birthday', value: '', isRequired: false, isLocked: false },
    { name: 'telegram', value: '', isRequired: false, isLocked: false },
    { name: 'zalo', value: '0912345678', isRequired: false, isLocked: false },
  ],
  avatar: { avatar: 'a01.svg', avatarType: 'STATIC', icon: picture('teal') },
  readyAvatars: Array.from({ length: 24 }, (_, index) => ({
    avatar: `a${String(index + 1).padStart(2, '0')}.svg`,
    icon: picture(colours[index % colours.length] ?? 'teal'),
  })),
  memberSince: '2024-03-14T05:00:00.000Z',
  passwordChangedAt: '2026-11-02T05:00:00.000Z',
  lastLoginAt: '2026-11-19T13:14:08.000Z',
  hasPassword: true,
  hasPaymentPassword: true,
  hasAuthenticator: false,
  mobile: { hint: '+84••••••678', isConfirmed: true },
  email: null,
};

const sessions: MemberSessions = {
  sessions: [
    {
      id: 'AAAAAAAAAAAAAAAA',
      isCurrent: true,
      device: 'Chrome, Windows',
      startedAt: '2026-11-20T01:00:00.000Z',
      seenAt: '2026-11-20T05:00:00.000Z',
    },
    {
      id: 'BBBBBBBBBBBBBBBB',
      isCurrent: false,
      device: null,
      startedAt: '2026-11-18T01:00:00.000Z',
      seenAt: '2026-11-19T01:05:12.000Z',
    },
  ],
};

const history: LoginHistory = {
  logins: [
    { id: '1', at: '2026-11-20T01:00:00.000Z', outcome: 'done', isSameAddress: true },
    { id: '2', at: '2026-11-19T20:00:00.000Z', outcome: 'refused', isSameAddress: false },
    { id: '3', at: '2026-11-18T01:00:00.000Z', outcome: 'asked', isSameAddress: false },
  ],
};

const bindings: Bindings = {
  holder: 'NGUYEN THI MINH ANH',
  bindings: [
    {
      id: '1',
      kind: 'bank',
      provider: 'Mẫu Bắc Nam',
      tail: '5678',
      state: 'confirmed',
      reason: null,
      addedAt: '2025-03-14T05:00:00.000Z',
    },
    {
      id: '2',
      kind: 'ewallet',
      provider: 'Ví điện tử Mẫu',
      tail: '345',
      state: 'waiting',
      reason: null,
      addedAt: '2026-11-19T05:00:00.000Z',
    },
  ],
  banks: banks.map(({ code, shortName }) => ({ code, name: shortName, note: null })),
};

/** Responses of calls that the account page and the menu of the panel make. */
export const memberAnswers = {
  profile: { value: storyProfile },
  memberSessions: { value: sessions },
  loginHistory: { value: history },
  bindings: { value: bindings },
  missionSummary: { value: storyMissions },
  missionLeaderboard: { value: storyLeaderboard },
} as const satisfies NonNullable<StoryParameters['calls']>;
