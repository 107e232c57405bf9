import type { ArticleDetail, ArticleList } from '../../src/wire/articles.ts';

const paragraph =
  '<p>Vé đặt trước giờ đóng được ghi kèm số vé, thời điểm và số tiền. Sau giờ đó, nút đặt khoá lại; không ai thêm hay sửa vé được nữa.</p>';

/** An article with every kind of text, its words and pictures those of the brand's newest ones. */
export const detailOf = ({ articles, topics }: ArticleList): ArticleDetail => {
  const [article, ...others] = articles;
  if (article === undefined) throw new Error('The brand has no articles.');
  return {
    article,
    topic: topics.find(({ id }) => id === article.topics[0])?.label ?? null,
    headings: [
      { id: 'part-one', text: 'Trước giờ đóng vé' },
      { id: 'part-two', text: 'Lúc quay' },
      { id: 'part-three', text: 'Sau khi có kết quả' },
    ],
    body: `<p>Mỗi kỳ quay có ba mốc giờ.</p><h2 id="part-one">Trước giờ đóng vé</h2>${paragraph}<table><thead><tr><th>Miền</th><th>Đóng vé</th></tr></thead><tbody><tr><td>Nam</td><td>16:05</td></tr><tr><td>Bắc</td><td>18:05</td></tr></tbody></table><h2 id="part-two">Lúc quay</h2>${paragraph}<blockquote><p>Một kỳ quay không nhớ kỳ trước.</p></blockquote><h2 id="part-three">Sau khi có kết quả</h2><ol><li>Mở <a href="/lottery">Xổ số</a>.</li><li>Dò từng giải từ trên xuống.</li></ol>`,
    related: others.slice(0, 3),
    previous: others[0] ?? null,
    next: others[1] ?? null,
  };
};

/** Enough articles for two pages. */
export const manyOf = (list: ArticleList): ArticleList => ({
  ...list,
  articles: Array.from({ length: 4 }, (_, round) =>
    list.articles.map((each) => ({ ...each, id: `${each.id}-${round}` })),
  ).flat(),
});
