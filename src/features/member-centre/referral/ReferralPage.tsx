import { referralQueries } from '../../../api/referral.ts';
import { countText } from '../../../domain/shortText.ts';
import { useText } from '../../../i18n/index.ts';
import { Amount, Card, useMedia } from '../../../runtime/centre/index.ts';
import { useQuery } from '../../../runtime/data/index.ts';
import { below } from '../../../theme/breakpoints.ts';
import { Figures } from '../../../ui/Figures/Figures.tsx';
import { LoadFailed } from '../../../ui/LoadFailed/LoadFailed.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import type { Referral } from '../../../wire/referral.ts';
import { Friends } from './Friends.tsx';
import { Invite, PhoneInvite } from './Invite.tsx';
import { Rules } from './Rules.tsx';
import * as css from './referral.css.ts';

/** Invite friends [MEMBER-13]: link, code and QR code, what was earned, and who came. */
export function ReferralPage() {
  const t = useText();
  const isPhone = useMedia(below.md);
  const { data, isError, refetch } = useQuery(referralQueries.referral());
  return (
    <div className={css.page}>
      {isError ? (
        <Card>
          <LoadFailed title={t('referral.failed')} onRetry={refetch} />
        </Card>
      ) : (
        <>
          {data === undefined ? <Waiting /> : isPhone ? <PhoneInvite referral={data} /> : <Invite referral={data} />}
          {data === undefined ? null : <Rules terms={data.terms} />}
          {isPhone ? <Totals referral={data} /> : <AllFigures referral={data} />}
        </>
      )}
      <Friends />
    </div>
  );
}

function Waiting() {
  const t = useText();
  return (
    <div className={css.waiting} role="status" aria-busy="true" aria-label={t('common.loading')}>
      <Skeleton shape="block" />
    </div>
  );
}

interface FiguresProps {
  /** Undefined while it loads. */
  readonly referral: Referral | undefined;
}

function AllFigures({ referral }: FiguresProps) {
  const t = useText();
  const { friends, deposited, rewards, shares, earned, terms } = referral ?? {};
  const note = (text: string | undefined) => (text === undefined ? {} : { note: text });
  return (
    <Figures
      items={[
        {
          id: 'friends',
          label: t('referral.invited'),
          value: friends === undefined ? undefined : t('referral.invited.count', { count: friends }),
          ...note(deposited === undefined ? '' : t('referral.deposited.count', { count: deposited })),
        },
        {
          id: 'rewards',
          label: t('referral.rewards'),
          value: rewards && <Amount value={rewards.amount} />,
          ...note(rewards === undefined ? '' : t('referral.rewards.count', { count: rewards.count })),
        },
        {
          id: 'shares',
          label: t('referral.shares'),
          value: shares && <Amount value={shares} />,
          ...note(
            terms === undefined ? '' : terms.share === null ? undefined : t('referral.shares.rate', { share: terms.share }),
          ),
        },
        { id: 'earned', label: t('referral.earned'), value: earned && <Amount value={earned} signed /> },
      ]}
    />
  );
}

/** The figures of a phone, in one row. */
function Totals({ referral }: FiguresProps) {
  const t = useText();
  const waiting = <Skeleton shape="text" />;
  return (
    <dl className={css.totals}>
      <div className={css.total}>
        <dt className={css.totalLabel}>{t('referral.invited')}</dt>
        <dd className={css.totalValue}>{referral === undefined ? waiting : countText(referral.friends)}</dd>
      </div>
      <div className={css.total}>
        <dt className={css.totalLabel}>{t('referral.deposited')}</dt>
        <dd className={css.totalValue}>{referral === undefined ? waiting : countText(referral.deposited)}</dd>
      </div>
      <div className={css.total}>
        <dt className={css.totalLabel}>{t('referral.earned')}</dt>
        <dd className={css.totalValue}>{referral === undefined ? waiting : <Amount value={referral.earned} />}</dd>
      </div>
    </dl>
  );
}
