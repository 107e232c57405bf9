import { ArticleBoard } from '../features/articles/index.ts';
import { WithWords } from '../i18n/index.ts';
import { page } from './page.css.ts';

export default function BlogPage() {
  return (
    <WithWords areas={['articles']}>
      <div className={page}>
        <ArticleBoard kind="blog" />
      </div>
    </WithWords>
  );
}
