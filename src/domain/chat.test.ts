import { describe, expect, it } from 'vitest';
import { chatLength, chatText, hiddenReasonOf } from './chat.ts';

const filter = { hideLinks: true, hiddenWords: ['lừa đảo', 'cho vay nóng'] };

describe('a message of the chat room', () => {
  it.each([
    ['  Chúc   mọi người\n may mắn ', 'Chúc mọi người may mắn'],
    ['Chu\u0301c', 'Chúc'],
    ['a\u202Eb\u200Bc', 'a b c'],
    ['\u0000\u200B\u202E', ''],
    [`e${'\u0300'.repeat(1_300)}`, 'è\u0300\u0300'],
    ['\u0301'.repeat(2_000), ''],
    ['👨‍👩‍👧 vui', '👨‍👩‍👧 vui'],
  ])('%j is stored as %j', (typed, text) => expect(chatText(typed)).toBe(text));

  it('is counted as its reader counts it', () => expect(chatLength('ấm 🎉')).toBe(4));
});

describe('the filter of a brand', () => {
  it.each([
    ['Đừng tin, LỪA ĐẢO đấy', 'word'],
    ['lua dao', 'word'],
    ['luaaaa đa00', 'word'],
    ['l.ừ.a đ@o', 'word'],
    ['l u a d a o', 'word'],
    ['luađảo', 'word'],
    ['ch0 v4y n0ng', 'word'],
    ['vào https://x.example', 'link'],
    ['vào trang abc . com nhé', 'link'],
    ['abc(dot)vip', 'link'],
    ['ａｂｃ．com', 'link'],
  ])('hides %j', (text, reason) => expect(hiddenReasonOf(text, filter)).toBe(reason));

  it.each(['Lúa đạo ôn', 'Hôm nay vui quá.Mai chơi tiếp', '18:15 mỗi ngày chị nhé', '1.500.000 đ', 'cho vay'])(
    'shows %j',
    (text) => expect(hiddenReasonOf(text, { ...filter, hiddenWords: ['lừa đảo rồi', 'cho vay nóng'] })).toBe(null),
  );

  it('lets links through where the brand does', () =>
    expect(hiddenReasonOf('abc.com', { hideLinks: false, hiddenWords: [] })).toBe(null));
});
