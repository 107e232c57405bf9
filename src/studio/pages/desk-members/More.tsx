import { useText } from '../../i18n/index.ts';
import { Button } from '../../kit/index.ts';
import * as css from './members.css.ts';

interface MoreProps {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
}

/** The foot of a list that has older rows. */
export function More({ hasNextPage, isFetchingNextPage, fetchNextPage }: MoreProps) {
  const text = useText();
  return hasNextPage ? (
    <div className={css.foot}>
      <span />
      <Button isBusy={isFetchingNextPage} onPress={() => void fetchNextPage()}>
        {text('member.older')}
      </Button>
    </div>
  ) : null;
}
