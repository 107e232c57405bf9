import { Vip } from '../features/vip/index.ts';
import { WithWords } from '../i18n/index.ts';
import { page } from './page.css.ts';

export default function RanksPage() {
  return (
    <WithWords areas={['ranks']}>
      <div className={page}>
        <Vip />
      </div>
    </WithWords>
  );
}
