import { useText } from '../i18n/index.ts';
import { Skeleton } from '../ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './PageSkeleton.css.ts';

/** Shown while the chunk of the next page loads. */
export function PageSkeleton() {
  const t = useText();
  return (
    <div className={css.page} aria-busy="true">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      {bands.map((band) => (
        <div key={band} className={css.band}>
          <Skeleton />
        </div>
      ))}
    </div>
  );
}

const bands = [1, 2, 3];
