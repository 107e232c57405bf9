import { useLocation } from 'react-router-dom';
import { ArticleView } from '../features/articles/index.ts';
import { WithWords } from '../i18n/index.ts';
import NotFoundPage from './NotFoundPage.tsx';
import { page } from './page.css.ts';

/** An article of the news or of the blog, by the last part of its address. */
export default function ArticlePage() {
  const [, first = '', id = ''] = useLocation().pathname.split('/');
  const kind = first.toLowerCase() === 'news' ? 'news' : 'blog';
  return (
    <WithWords areas={['articles', 'pages']}>
      <div className={page}>
        <ArticleView key={`${kind}/${id}`} kind={kind} id={id} missing={<NotFoundPage />} />
      </div>
    </WithWords>
  );
}
