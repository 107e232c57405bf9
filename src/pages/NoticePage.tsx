import { NoticeBoard } from '../features/notices/index.ts';
import { page } from './page.css.ts';

export default function NoticePage() {
  return (
    <div className={page}>
      <NoticeBoard />
    </div>
  );
}
