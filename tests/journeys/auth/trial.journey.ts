import { test } from '@playwright/test';
import { header } from '../visit.ts';
import { expect, placeOf, visitor } from './visitor.ts';

test.setTimeout(120_000);

test('one press tries the site without an account, and leaves again [ROLE-02]', async ({ page }, { project }) => {
  const who = visitor(
    page,
    placeOf(project.name, {
      phone: { merchant: 'verlago', mode: 'dark', language: 'vi' },
      desktop: { merchant: 'volkyn', mode: 'light', language: 'en' },
    }),
  );
  await who.comeFromAfar();
  await who.arrive('/login');
  await who.press('session.trial');
  await who.expectIn();
  await expect(header(page)).toContainText(who.t('session.trial_account'));
  expect((await who.stored())['isAgent']).toBe('4');
  await who.leave();
  await who.expectOut();
});
