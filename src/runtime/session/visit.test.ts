import { expect, it } from 'vitest';
import { createVisit, invitationCode, keepInvitation, keepReturnPath, takeReturnPath, visitSlot } from './visit.ts';

const ticket = visitSlot<string | null>('user', () => null);
const failures = visitSlot('page', () => 0);

it('resets what belongs to the user and keeps what belongs to the page', () => {
  const visit = createVisit();
  visit.write(ticket, 'T1');
  visit.write(failures, 2);
  visit.forgetUser();
  expect(visit.read(ticket)).toBe(null);
  expect(visit.read(failures)).toBe(2);
});

it('returns a path of this site once, and no other address', () => {
  const visit = createVisit();
  keepReturnPath(visit, '/help#deposit');
  expect(takeReturnPath(visit)).toBe('/help#deposit');
  expect(takeReturnPath(visit)).toBe(null);
  keepReturnPath(visit, '//elsewhere.example');
  expect(takeReturnPath(visit)).toBe(null);
});

it('keeps the codes of earlier addresses until newer ones replace them', () => {
  const visit = createVisit();
  keepInvitation(visit, '?referralCode=R1');
  keepInvitation(visit, '?page=2');
  expect(invitationCode(visit)).toBe('R1');
  keepInvitation(visit, '?affiliateCode=A1&referralCode=');
  expect(invitationCode(visit)).toBe('A1');
});
