import { profileCalls, profileQueries } from '../../../api/profile.ts';
import { useText } from '../../../i18n/index.ts';
import { Card, StateBadge } from '../../../runtime/centre/index.ts';
import { useMutation, useQuery, useQueryClient } from '../../../runtime/data/index.ts';
import { useStepUp } from '../../../runtime/stepUp/index.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { FailureLine } from '../../../ui/form/FailureLine.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { failureCodeOf, failureText } from '../../../wire/failure.ts';
import * as css from './account.css.ts';
import { useMoment } from './useMoment.ts';

/** The sessions to end: one by its id, or all others. */
type Ending = { readonly session: string } | 'others';

/** Devices that are signed in; ending a session asks for a re-authentication first. */
export function SessionsCard() {
  const t = useText();
  const moment = useMoment();
  const client = useQueryClient();
  const { data, isError, isFetching, refetch } = useQuery(profileQueries.sessions());
  const { run, dialog } = useStepUp();
  const act = useMutation({
    mutationFn: (which: Ending) =>
      run<unknown>((ticket) =>
        which === 'others' ? profileCalls.endOtherSessions(ticket) : profileCalls.endSession(which.session, ticket),
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: profileQueries.sessions().queryKey }),
  });
  // Closing the question is no failure.
  const hasFailed = act.isError && failureCodeOf(act.error) !== 'STEP_UP';
  const sessions = data?.sessions;
  const hasOthers = sessions?.some(({ isCurrent }) => !isCurrent) === true;

  return (
    <Card
      flush
      title={t('member.account.sessions')}
      aside={
        hasOthers ? (
          <Button size="sm" tone="danger" busy={act.isPending} onClick={() => act.mutate('others')}>
            {t('member.account.sessions.endOthers')}
          </Button>
        ) : undefined
      }
    >
      {dialog}
      {hasFailed || (isError && !isFetching) ? (
        <div className={css.inset}>
          <FailureLine
            failed={{ code: failureCodeOf(act.error ?? 'SYSTEM'), waitSeconds: null }}
            textOf={failureText}
            action={
              <Button size="sm" tone="secondary" onClick={() => void refetch()}>
                {t('common.retry')}
              </Button>
            }
          />
        </div>
      ) : null}
      {sessions === undefined ? (
        <div className={css.inset} aria-busy="true">
          <Skeleton shape="text" />
        </div>
      ) : (
        <ul className={css.list}>
          {sessions.map(({ id, device, isCurrent, seenAt }) => (
            <li key={id} className={css.item}>
              <span className={css.itemIcon}>
                <Icon name="devices" size={20} />
              </span>
              <span className={css.itemWords}>
                <span className={css.itemName}>
                  {device ?? t('member.account.sessions.unknown')}
                  {isCurrent ? <StateBadge tone="success">{t('member.account.sessions.current')}</StateBadge> : null}
                </span>
                <span className={css.itemNote}>{t('member.account.sessions.seen', { date: moment(seenAt, 'minute') })}</span>
              </span>
              {isCurrent ? null : (
                <Button size="sm" tone="secondary" onClick={() => act.mutate({ session: id })}>
                  {t('member.account.sessions.end')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
