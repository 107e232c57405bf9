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
  ])('answers “%s” with “%s” first, without marks and by the beginning of a word', (question, title) => {
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
