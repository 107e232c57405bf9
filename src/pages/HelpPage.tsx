import { HelpCentre } from '../features/help/index.ts';
import { NoticeLinks } from '../features/notices/index.ts';
import { page } from './page.css.ts';

export default function HelpPage() {
  return (
    <div className={page}>
      <HelpCentre />
      <NoticeLinks tab="help" />
    </div>
  );
}
