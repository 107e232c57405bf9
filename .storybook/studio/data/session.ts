import { deskRoles, type OperatorRole } from '../../../src/domain/operatorRole.ts';
import type { StudioOperator, StudioSession } from '../../../src/wire/studio/session.ts';

export const mai: StudioOperator = {
  id: '0f5f3a0c-8b7e-4b86-9f0a-3f6c2d0f7f11',
  name: 'mai-nguyen',
  displayName: 'Nguyễn Thị Mai',
  roles: [...deskRoles, 'owner'],
  merchants: null,
  hasAuthenticator: true,
  passkeys: 1,
  recoveryCodesLeft: 7,
};

export const signedOut: StudioSession = {
  step: 'signedOut',
  operator: null,
  factors: [],
  enrolment: null,
  triesLeft: null,
  lockedUntil: null,
  expiresAt: null,
  provenUntil: null,
  demo: [],
  previewOrigin: 'https://{token}.preview.example',
};

/** The session of a person with some roles; by default with every right. */
export const signedIn = (roles: readonly OperatorRole[] = mai.roles): StudioSession => ({
  ...signedOut,
  step: 'signedIn',
  operator: { ...mai, roles: [...roles] },
  factors: ['code', 'passkey', 'recovery'],
  expiresAt: '2026-11-20T17:00:00.000Z',
  provenUntil: '2026-11-20T05:10:00.000Z',
});
