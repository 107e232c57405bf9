import { test } from '@playwright/test';
import { codeTo } from './outbox.ts';
import { expect, freshName, freshNumber, freshPassword, placeOf, visitor } from './visitor.ts';

test.setTimeout(120_000);

test('a visitor registers by mobile number with the code that was sent to it [SCREEN-02, REG-06]', async ({ page }, {
  project,
}) => {
  const who = visitor(
    page,
    placeOf(project.name, {
      phone: { merchant: 'volkyn', mode: 'light', language: 'vi' },
      desktop: { merchant: 'hacson', mode: 'dark', language: 'en' },
    }),
  );
  const [username, mobileNum] = [freshName(), freshNumber()];
  await who.comeFromAfar();
  await who.arrive('/register');
  await who.tab('auth.tab.mobile').click();
  await expect(who.field('mobileNum')).toBeVisible();
  // A number in the characters of a Japanese keyboard is no number here, and says so.
  await who.write({ mobileNum: '０９１２３４５６７８' });
  await who.press('form.send_code');
  await expect(who.field('mobileNum')).toHaveAttribute('aria-invalid', 'true');
  await who.write({ mobileNum });
  await who.press('form.send_code');
  await expect(who.dialog.getByText(/\+84 \d{3} \*{3} \d{3}/)).toBeVisible();
  await who.write({
    verificationCode: await codeTo(who.merchant, mobileNum.slice(1)),
    username,
    payeeName: 'TRAN VAN BINH',
    password: freshPassword,
    confirmPassword: freshPassword,
  });
  await who.answerPicture();
  await who.dialog.getByRole('checkbox').uncheck();
  await who.press('auth.register.submit');
  await expect(who.fault('auth.terms.needed')).toBeVisible();
  await who.dialog.getByRole('checkbox').check();
  await who.press('auth.register.submit');
  await who.expectIn(username);
});
