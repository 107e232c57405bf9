import { Navigate, useLocation } from 'react-router-dom';
import { articleTabs } from '../domain/earlierEntries.ts';
import { NoticeBoard } from '../features/notices/index.ts';
import { page } from './page.css.ts';

export default function NoticePage() {
  const { pathname, search } = useLocation();
  const articles = articleTabs(pathname, { tab: new URLSearchParams(search).get('tab') ?? undefined });
  if (articles !== null) return <Navigate to={articles} replace />;
  return (
    <div className={page}>
      <NoticeBoard />
    </div>
  );
}
