import { missionQueries } from '../../../api/missions.ts';
import { moneyText } from '../../../domain/moneyText.ts';
import { useText } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import { Card } from '../../../runtime/centre/index.ts';
import { useQuery } from '../../../runtime/data/index.ts';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { LoadFailed } from '../../../ui/LoadFailed/LoadFailed.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import type { MissionLeaderboard, Rank } from '../../../wire/missions.ts';
import * as css from './missions.css.ts';

/** Scores of the week [PROD-30]: the first three on a podium, the member among the others. Names are masked by the server. */
export function Leaderboard() {
  const t = useText();
  const { data, isError, refetch } = useQuery(missionQueries.leaderboard());
  return (
    <Card title={t('missions.board')} aside={<span className={css.resets}>{t('missions.board.week')}</span>}>
      {data === undefined ? (
        isError ? (
          <LoadFailed title={t('missions.board.failed')} onRetry={refetch} />
        ) : (
          <div className={css.waitingList} aria-busy="true">
            {['first', 'second', 'third', 'fourth'].map((line) => (
              <Skeleton key={line} shape="text" />
            ))}
          </div>
        )
      ) : data.ranks.length === 0 ? (
        <EmptyState icon="trophy" level={3} title={t('missions.board.empty')} text={t('missions.board.empty.text')} />
      ) : (
        <Ranks board={data} />
      )}
    </Card>
  );
}

const places = ['first', 'second', 'third'] as const;

function Ranks({ board: { ranks, own } }: { readonly board: MissionLeaderboard }) {
  const t = useText();
  const others = ranks.slice(places.length);
  return (
    <>
      <ol className={css.podium}>
        {places.map((place, index) => {
          const rank = ranks[index];
          return rank === undefined ? null : <Step key={place} place={place} rank={rank} />;
        })}
      </ol>
      {others.length === 0 && own === null ? null : (
        <ul className={css.ranks} aria-label={t('missions.board')}>
          {others.map((rank) => (
            <Row key={rank.rank} rank={rank} />
          ))}
          {own === null ? null : <Row rank={own} />}
        </ul>
      )}
    </>
  );
}

function Step({
  place,
  rank: { rank, player, avatar, score, isOwn },
}: {
  readonly place: (typeof places)[number];
  readonly rank: Rank;
}) {
  const t = useText();
  return (
    <li className={css.placeOf[place]}>
      <Icon name="crown-simple" weight="fill" size={place === 'first' ? 24 : 18} />
      <img className={css.faceOf[place]} src={avatar} alt="" width={58} height={58} loading="lazy" />
      <span className={css.player}>{player}</span>
      {isOwn ? <span className={css.you}>{t('missions.board.you')}</span> : null}
      <span className={css.score}>
        <Score value={score} />
      </span>
      <span className={css.stepOf[place]}>
        <span aria-hidden="true">{rank}</span>
        <VisuallyHidden>{t('missions.board.rank', { rank })}</VisuallyHidden>
      </span>
    </li>
  );
}

function Row({ rank: { rank, player, avatar, score, envelopes, isOwn } }: { readonly rank: Rank }) {
  const t = useText();
  return (
    <li className={css.rankOf[isOwn ? 'own' : 'other']}>
      <span className={css.place4}>
        <span aria-hidden="true">{rank}</span>
        <VisuallyHidden>{t('missions.board.rank', { rank })}</VisuallyHidden>
      </span>
      <img className={css.faceOf.other} src={avatar} alt="" width={30} height={30} loading="lazy" />
      <span className={css.rankName}>
        <span className={css.player}>{player}</span>
        {isOwn ? <span className={css.you}>{t('missions.board.you')}</span> : null}
      </span>
      {envelopes === 0 ? null : (
        <span className={css.rankEnvelopes}>
          <Icon name="envelope-simple" weight="fill" size={16} />
          <span aria-hidden="true">{envelopes}</span>
          <VisuallyHidden>{t('missions.board.envelopes', { count: envelopes })}</VisuallyHidden>
        </span>
      )}
      <span className={css.rankScore}>
        <Score value={score} />
      </span>
    </li>
  );
}

/** Grouped as amounts are. */
function Score({ value }: { readonly value: number }) {
  const t = useText();
  const { money } = useBrand();
  const score = moneyText(String(value), { ...money, decimals: 0 });
  return (
    <>
      <span aria-hidden="true">{score}</span>
      <VisuallyHidden>{t('missions.board.points', { score })}</VisuallyHidden>
    </>
  );
}
