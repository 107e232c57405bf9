import { describe, expect, it } from 'vitest';
import gameEn from '../../src/demo-vendor/i18n/en.json' with { type: 'json' };
import gameVi from '../../src/demo-vendor/i18n/vi.json' with { type: 'json' };
import type { Language } from '../../src/domain/language.ts';
import { allWords } from '../../src/i18n/serverText.ts';

type Key = keyof (typeof allWords)['vi'];

/** Keys of opposite meaning, read by a person: what each of the two says. Swapped texts fail. */
const pairs: readonly (readonly [Key, Record<Language, string>, Key, Record<Language, string>])[] = [
  ['form.show_password', { en: 'Show', vi: 'Hiện' }, 'form.hide_password', { en: 'Hide', vi: 'Ẩn' }],
  ['play.balance.show', { en: 'Show', vi: 'Hiện' }, 'play.balance.hide', { en: 'Hide', vi: 'Ẩn' }],
  ['wallet.show', { en: 'Show', vi: 'Hiện' }, 'wallet.hide', { en: 'Hide', vi: 'Ẩn' }],
  ['shell.menu.open', { en: 'Open', vi: 'Mở' }, 'shell.menu.close', { en: 'Close', vi: 'Đóng' }],
  ['common.show_more', { en: 'more', vi: 'thêm' }, 'common.show_less', { en: 'less', vi: 'Thu gọn' }],
  ['common.pause', { en: 'Pause', vi: 'Tạm dừng' }, 'common.resume', { en: 'Resume', vi: 'Tiếp tục' }],
  ['common.previous', { en: 'Previous', vi: 'Trước' }, 'common.next', { en: 'Next', vi: 'Sau' }],
  ['articles.previous', { en: 'Previous', vi: 'trước' }, 'articles.next', { en: 'Next', vi: 'sau' }],
  ['shell.mega.previous', { en: 'Previous', vi: 'trước' }, 'shell.mega.next', { en: 'Next', vi: 'sau' }],
  ['home.promotions.previous', { en: 'Previous', vi: 'trước' }, 'home.promotions.next', { en: 'Next', vi: 'sau' }],
  ['common.confirm', { en: 'Confirm', vi: 'Xác nhận' }, 'common.cancel', { en: 'Cancel', vi: 'Huỷ' }],
  ['shell.mode.light', { en: 'Light', vi: 'Sáng' }, 'shell.mode.dark', { en: 'Dark', vi: 'Tối' }],
  ['common.theme.light', { en: 'Light', vi: 'Sáng' }, 'common.theme.dark', { en: 'Dark', vi: 'Tối' }],
  ['session.login', { en: 'in', vi: 'Đăng nhập' }, 'session.logout', { en: 'out', vi: 'Đăng xuất' }],
  ['auth.password.old', { en: 'Current', vi: 'hiện tại' }, 'auth.password.new', { en: 'New', vi: 'mới' }],
  ['status.region.copy', { en: 'Copy', vi: 'Sao chép' }, 'status.region.copied', { en: 'Copied', vi: 'Đã sao chép' }],
  ['form.send_code', { en: 'Send', vi: 'Gửi mã' }, 'form.resend', { en: 'Resend', vi: 'Gửi lại' }],
];

describe.each(['vi', 'en'] as const)('paired words in %s', (language) => {
  it.each(pairs)('%s says %o, %s says %o', (first, saysFirst, second, saysSecond) => {
    const [one, other] = [allWords[language][first], allWords[language][second]];
    expect([one, other]).toEqual([
      expect.stringMatching(new RegExp(`(?<!\\p{L})${saysFirst[language]}(?!\\p{L})`, 'u')),
      expect.stringMatching(new RegExp(`(?<!\\p{L})${saysSecond[language]}(?!\\p{L})`, 'u')),
    ]);
  });
});

it('turns the sound of a game on and off, and raises and lowers a stake, by the words for it', () => {
  expect([gameEn.sound_on, gameEn.sound_off]).toEqual(['Turn sound on', 'Turn sound off']);
  expect([gameVi.sound_on, gameVi.sound_off]).toEqual(['Bật âm thanh', 'Tắt âm thanh']);
  expect([gameEn.raise, gameEn.lower]).toEqual(['Raise the stake', 'Lower the stake']);
  expect([gameVi.raise, gameVi.lower]).toEqual(['Tăng cược', 'Giảm cược']);
});

it('has a row for every pair of keys that end in show and hide, open and close, previous and next', () => {
  const opposites = [
    [/(.*[._])show(.*)/, '$1hide$2'],
    [/(.*[._])open$/, '$1close'],
    [/(.*[._])previous$/, '$1next'],
    [/(.*[._])light$/, '$1dark'],
  ] as const;
  const keys = Object.keys(allWords.vi);
  const found = opposites.flatMap(([pattern, into]) =>
    keys.filter((key) => pattern.test(key) && keys.includes(key.replace(pattern, into))),
  );
  expect(found.filter((key) => !pairs.some(([first]) => first === key))).toEqual([]);
  expect(found.length).toBeGreaterThan(5);
});
