import { useQuery } from '@tanstack/react-query';
import type { SecondYes, VersionRow } from '../../../wire/studio/brands.ts';
import { failureTextOf, read, useAct } from '../../api/index.ts';
import { RefusedNote, useSession } from '../../app/index.ts';
import { useLocalized, useMoment, useText } from '../../i18n/index.ts';
import { Button, Icon, Note, Skeleton, showToast } from '../../kit/index.ts';
import * as css from './HistoryPage.css.ts';

/** Changes of a version to the settings of trust, and the answer of the second operator. */
export function SecondYesPanel({ merchant, version }: { readonly merchant: string; readonly version: VersionRow }) {
  const text = useText();
  const localized = useLocalized();
  const { data, error } = useQuery(read('secondYes', { params: { merchant, version: version.version } }));
  if (error !== null) return <Note tone="danger">{failureTextOf(error, text)}</Note>;
  if (data === undefined)
    return (
      <div role="status" aria-label={text('history.yes.loading')}>
        <Skeleton height={64} />
      </div>
    );
  return (
    <section className={css.card} aria-labelledby="second-yes">
      <h2 id="second-yes" className={css.cardTitle}>
        {text('history.yes.title')}
      </h2>
      <ul className={css.changes}>
        {data.changes.map((change) => (
          <li key={`${change.kind} ${change.pointer}`} className={css.change}>
            <span className={css.sentence}>{localized(change.sentence)}</span>
          </li>
        ))}
      </ul>
      <Answer merchant={merchant} version={version.version} asked={data} />
    </section>
  );
}

interface AnswerProps {
  readonly merchant: string;
  readonly version: number;
  readonly asked: SecondYes;
}

function Answer({ merchant, version, asked }: AnswerProps) {
  const text = useText();
  const moment = useMoment();
  const mayApprove = useSession().operator.roles.includes('approve');
  const { state, isOwn, by, digest, decidedBy } = asked;
  const act = useAct('giveSecondYes', {
    changes: ['secondYes', 'versions', 'brand', 'brands', 'changes', 'draft'],
    onDone: ({ result }) => {
      if (result !== 'refused')
        showToast({ title: text(result === 'declined' ? 'history.yes.no' : 'history.yes.done', { version }) });
    },
  });
  const problems = act.data?.result === 'refused' ? act.data.problems : [];
  const answer = (isYes: boolean) => act.mutate({ params: { merchant, version }, body: { digest, isYes } });
  const until = moment(asked.until);
  const sentence =
    state === 'pending'
      ? text(isOwn ? 'history.yes.own' : 'history.yes.other', { by, until })
      : state === 'declined'
        ? text('history.yes.declined', { by: decidedBy ?? '' })
        : state === 'stale'
          ? text('history.yes.stale')
          : state === 'expired'
            ? text('history.yes.expired')
            : null;
  if (sentence === null) return null;
  const why = mayApprove ? undefined : text('history.yes.role');
  return (
    <div className={css.back}>
      <Icon name="clock" size={18} tone="info" />
      <div className={css.words}>
        <span className={css.sentence}>{sentence}</span>
        {problems.length === 0 ? null : <RefusedNote title={text('changes.refused')} problems={problems} />}
      </div>
      {state !== 'pending' ? null : isOwn ? (
        <Button onPress={() => answer(false)} isBusy={act.isPending}>
          {text('history.yes.takeBack')}
        </Button>
      ) : (
        <>
          <Button onPress={() => answer(false)} isBusy={act.isPending} why={why}>
            {text('history.yes.decline')}
          </Button>
          <Button variant="primary" onPress={() => answer(true)} isBusy={act.isPending} why={why}>
            {text('history.yes.agree')}
          </Button>
        </>
      )}
    </div>
  );
}
