import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import * as css from './GameCardSkeleton.css.ts';

export function GameCardSkeleton() {
  return (
    <div>
      <div className={css.art}>
        <Skeleton />
      </div>
      <div className={css.name}>
        <Skeleton shape="text" />
      </div>
      <div className={css.vendor}>
        <Skeleton shape="text" />
      </div>
    </div>
  );
}
