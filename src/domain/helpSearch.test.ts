import { describe, expect, it } from 'vitest';
import { findTopics } from './helpSearch.ts';

const topics = [
  { title: 'Hướng dẫn nạp tiền', body: '<p>Chọn cách nạp tiền, rồi nhập số tiền. Tiền vào ví sau vài phút.</p>' },
  {
    title: 'Hướng dẫn rút tiền',
    body: '<p>Chọn tài khoản ngân hàng.</p><ul><li>Lệnh rút được duyệt trong ngày.</li><li>Đổi mật khẩu rút tiền ở mục bảo mật.</li></ul>',
  },
  { title: 'Chơi có trách nhiệm', body: '<p>Đặt giới hạn &amp; nghỉ khi cần. Bạn có thể tự đóng tài khoản.</p>' },
] as const;
const titles = (question: string) => findTopics(topics, question).map(({ topic }) => topic.title);

describe('findTopics', () => {
  it.each([
    ['rut tien', 'Hướng dẫn rút tiền'],
    ['Lam sao de rut tien ve ngan hang?', 'Hướng dẫn rút tiền'],
    ['NẠP', 'Hướng dẫn nạp tiền'],
    ['gioi han', 'Chơi có trách nhiệm'],
    ['doi mat khau', 'Hướng dẫn rút tiền'],
    ['trach nhi', 'Chơi có trách nhiệm'],
  ])('answers “%s” with “%s” first, without marks and by the beginning of its last word', (question, title) => {
    expect(titles(question)[0]).toBe(title);
  });

  it('puts a topic whose title answers before one whose text mentions it', () => {
    expect(
      findTopics(
        [
          { title: 'Other', body: '<p>About the bonus.</p>' },
          { title: 'The bonus', body: '<p>Rules.</p>' },
        ],
        'bonus',
      ).map(({ topic }) => topic.title),
    ).toEqual(['The bonus', 'Other']);
  });

  it('puts a topic with the words side by side before one that has them apart', () => {
    const apart = { title: 'A', body: '<p>Tiền thưởng khi rút thăm.</p>' };
    const together = { title: 'B', body: '<p>Cách rút tiền.</p>' };
    expect(findTopics([apart, together], 'rut tien')[0]?.topic.title).toBe('B');
  });

  it('leaves out what fits much less than the best, and everything when nothing fits', () => {
    const mentioned = { title: 'Khác', body: '<p>Trả lời nhanh.</p>' };
    expect(findTopics([mentioned, ...topics], 'rut tien nhanh').map(({ topic }) => topic.title)).toEqual([
      'Hướng dẫn rút tiền',
    ]);
    expect(titles('ngan hang')).toEqual(['Hướng dẫn rút tiền']);
    expect(titles('xyz')).toEqual([]);
    expect(titles('?!')).toEqual([]);
    expect(findTopics([], 'rut')).toEqual([]);
  });

  it.each([
    ['How do I withdraw?', []],
    ['how do i deposit', ['Deposits']],
    ['Làm sao để gửi tiền', []],
    ['how to', ['How to play', 'Deposits']],
  ])('answers “%s” by its subject and not by the small words around it: %j', (question, found) => {
    const english = [
      { title: 'How to play', body: '<p>What you do, and how I can help. Để ý: làm sao?</p>' },
      { title: 'Deposits', body: '<p>How to deposit: what you do is easy.</p>' },
      { title: 'Privacy', body: '<p>Data.</p>' },
    ];
    expect(findTopics(english, question).map(({ topic }) => topic.title)).toEqual(found);
  });

  it('finds a card though its folded name is a small word, alone and beside another word', () => {
    const card = { title: 'Nạp bằng thẻ cào', body: '<p>Nhập mã thẻ.</p>' };
    const play = { title: 'Thể lệ', body: '<p>Như thế nào là thắng, cao hay thấp?</p>' };
    expect(findTopics([play, card, ...topics], 'thẻ cào')[0]?.topic).toBe(card);
    expect(findTopics([...topics, card], 'thẻ')[0]?.topic).toBe(card);
  });

  it('takes only the last word for one that is still being typed', () => {
    expect(titles('ngan ha')[0]).toBe('Hướng dẫn rút tiền');
    expect(titles('ha xyz')).toEqual([]);
  });

  it('reads the words of a text, not its markup, and not the middle of a word', () => {
    expect(titles('li')).toEqual([]);
    expect(titles('an')).toEqual([]);
  });

  it('shows the sentence that answers, shortened at a word', () => {
    expect(findTopics(topics, 'mat khau rut')[0]?.excerpt).toBe('Đổi mật khẩu rút tiền ở mục bảo mật.');
    expect(findTopics(topics, 'nghi khi')[0]?.excerpt).toBe('Đặt giới hạn & nghỉ khi cần.');
    expect(findTopics([{ title: 'Bonus', body: '<p>Rules.</p>' }], 'bonus')[0]?.excerpt).toBeNull();
    const [long] = findTopics([{ title: 'Long', body: `<p>word ${'another '.repeat(40)}</p>` }], 'word');
    expect(long?.excerpt?.length).toBeLessThanOrEqual(161);
    expect(long?.excerpt).toMatch(/^word another .*another…$/);
  });
});
