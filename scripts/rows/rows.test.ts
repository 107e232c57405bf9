import { describe, expect, it } from 'vitest';
import { namedRows, namePattern, planted } from './rows.ts';

const sms = { file: 'src/domain/smsCountdown.ts', from: 'minutes * 60', to: 'minutes * 59' };

describe('planted', () => {
  it('changes the one place', () => {
    expect(planted(sms, 'a = minutes * 60;')).toEqual({ source: 'a = minutes * 59;' });
  });

  it('takes no sign of the new text for a reference to the old', () => {
    expect(planted({ ...sms, to: '$&$1' }, 'minutes * 60')).toEqual({ source: '$&$1' });
  });

  it.each([
    ['is gone', 'a = 1;', /stands 0 times/],
    ['stands twice', 'minutes * 60 + minutes * 60', /stands 2 times/],
  ])('says that the text %s', (_case, source, fault) => {
    expect(planted(sms, source)).toEqual({ fault: expect.stringMatching(fault) });
  });

  it('refuses a change that changes nothing', () => {
    expect(planted({ ...sms, to: sms.from }, sms.from)).toEqual({ fault: expect.stringMatching(/would not change/) });
  });
});

describe('rows', () => {
  it('are found in the titles of tests, of journeys and of the files that journeys share', () => {
    const rows = new Map(namedRows().map(({ id, tests }) => [id, tests]));
    expect(rows.get('SMS-04')).toContain('src/flows/sms-countdown/smsCountdown.machine.test.ts');
    expect(rows.get('SMS-02')).toEqual(expect.arrayContaining(['tests/journeys/auth/social.journey.ts']));
    expect(rows.get('SMS-021')).toBeUndefined();
    expect(rows.get('LAUNCH-02')).toEqual(['tests/journeys/play/firstGame.ts']);
  });

  it.each([
    ['alone', 'counts from 60 [SMS-02]', true],
    ['among others', 'is registered [THIRD-02, SMS-02, ERR-06]', true],
    ['not a longer one', 'counts [SMS-021]', false],
    ['not outside of brackets', 'SMS-02 counts [SMS-01]', false],
  ])('are named %s', (_case, title, expected) => {
    expect(new RegExp(namePattern('SMS-02')).test(title)).toBe(expected);
  });
});
