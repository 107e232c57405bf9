import { useRef } from 'react';
import { saferPlayQueries } from '../../../api/saferPlay.ts';
import { limitKinds } from '../../../domain/saferPlay.ts';
import { useText } from '../../../i18n/index.ts';
import { Card, useMemberParams } from '../../../runtime/centre/index.ts';
import { useQuery } from '../../../runtime/data/index.ts';
import { useMemberHref } from '../../../runtime/navigation/index.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { LoadFailed } from '../../../ui/LoadFailed/LoadFailed.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import type { PlayBreak } from '../../../wire/saferPlay.ts';
import { useMoment } from '../account/useMoment.ts';
import { Activity } from './Activity.tsx';
import { Exclusion } from './Exclusion.tsx';
import { LimitCard } from './LimitCard.tsx';
import { LimitForm } from './LimitForm.tsx';
import * as css from './limits.css.ts';
import { RealityCheck } from './RealityCheck.tsx';
import { TimeOut } from './TimeOut.tsx';

/** Limits, reality check, time-out, self-exclusion and the own statement. The limit being edited is part of the address. */
export function SaferPlay() {
  const t = useText();
  const [params, change] = useMemberParams();
  const form = useRef<HTMLDivElement>(null);
  const { data, isError, isFetching, refetch } = useQuery(saferPlayQueries.state());
  const edited = limitKinds.find((kind) => kind === params['limit']) ?? 'deposit';
  if (data === undefined) {
    if (!isError || isFetching) return <Waiting />;
    return <LoadFailed line title={t('limits.failed')} onRetry={refetch} />;
  }
  return (
    <div className={css.page}>
      {data.break === null ? null : <Break running={data.break} />}
      <div className={css.cards}>
        {limitKinds.map((kind) => (
          <LimitCard
            key={kind}
            kind={kind}
            limits={data.limits}
            isEdited={kind === edited}
            onEdit={() => {
              change({ limit: kind }, { replace: true });
              form.current?.scrollIntoView({ block: 'nearest' });
            }}
          />
        ))}
      </div>
      <div ref={form} className={css.pair}>
        <LimitForm key={edited} kind={edited} state={data} />
        <RealityCheck choice={data.realityCheck} />
      </div>
      <Card>
        <div className={css.breaks}>
          <TimeOut isExcluded={data.break?.kind === 'exclusion'} />
          <Exclusion shortest={data.exclusionMonths} isExcluded={data.break?.kind === 'exclusion'} />
        </div>
      </Card>
      <Activity />
    </div>
  );
}

function Break({ running: { kind, until } }: { readonly running: PlayBreak }) {
  const t = useText();
  const moment = useMoment();
  const hrefOf = useMemberHref();
  return (
    <Alert
      tone="info"
      title={t(`limits.break.${kind}`)}
      action={<TextLink to={hrefOf('withdraw')}>{t('limits.break.withdraw')}</TextLink>}
    >
      {t('limits.break.until', { at: moment(until, 'minute') })}
    </Alert>
  );
}

function Waiting() {
  return (
    <div className={css.page} aria-busy="true">
      <div className={css.cards}>
        {limitKinds.map((kind) => (
          <span key={kind} className={css.waitingCard}>
            <Skeleton />
          </span>
        ))}
      </div>
      <span className={css.waitingBlock}>
        <Skeleton />
      </span>
    </div>
  );
}
