import { PointMall } from '../features/points/index.ts';
import { WithWords } from '../i18n/index.ts';
import { page } from './page.css.ts';

export default function PointMallPage() {
  return (
    <WithWords areas={['points', 'member', 'member-records', 'form']}>
      <div className={page}>
        <PointMall />
      </div>
    </WithWords>
  );
}
