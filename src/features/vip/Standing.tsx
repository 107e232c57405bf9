import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useId } from 'react';
import { type Translate, useText } from '../../i18n/index.ts';
import { useBrand } from '../../runtime/brand/index.ts';
import { useOverlays } from '../../runtime/overlays/index.ts';
import { hiddenSum, useBalanceHidden, useSessionView } from '../../runtime/session/index.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Progress } from '../../ui/Progress/Progress.tsx';
import type { OwnRank, VipProgramme, VipRank } from '../../wire/ranks.ts';
import { Emblem } from './Emblem.tsx';
import { rankColour } from './emblem.css.ts';
import * as css from './standing.css.ts';
import { useRankText } from './useRankText.ts';

interface StandingProps {
  readonly programme: VipProgramme;
}

/** Rank of the member and distance to the next one; guests are asked to log in. */
export function Standing({ programme }: StandingProps) {
  const t = useText();
  const { ranks, own } = programme;
  const present = own === null ? undefined : ranks[own.rank - 1];
  const next = own === null ? undefined : ranks[own.rank];
  const shown = present ?? (own === null ? ranks.at(-1) : ranks[0]);
  return (
    <section className={css.band}>
      <div className={css.words}>
        <p className={css.overline}>{t('ranks.title')}</p>
        <h1 className={css.title}>{titleOf(t, own, present, next)}</h1>
        <Rule programme={programme} />
        {own === null ? <Guest /> : <RankProgress programme={programme} own={own} present={present} next={next} />}
      </div>
      {shown === undefined ? null : <RankCard own={own} shown={shown} />}
    </section>
  );
}

function titleOf(t: Translate, own: OwnRank | null, present: VipRank | undefined, next: VipRank | undefined): string {
  if (own === null) return t('ranks.guest');
  if (next !== undefined) return t('ranks.next', { rank: next.name });
  return t('ranks.highest', { rank: present?.label ?? '' });
}

function Rule({ programme: { period, reviewedAt } }: StandingProps) {
  const t = useText();
  const { moment } = useRankText();
  return <p className={css.rule}>{t(`ranks.rule.${period}`, { at: moment(reviewedAt, 'minute') })}</p>;
}

/** Trial accounts have no rank either. */
function Guest() {
  const t = useText();
  const { isLoggedIn } = useSessionView();
  const { openModal } = useOverlays();
  if (isLoggedIn) return <p className={css.rule}>{t('ranks.trial')}</p>;
  return (
    <div>
      <Button tone="onMedia" onClick={() => openModal('loginPopupModal')}>
        {t('ranks.login')}
      </Button>
    </div>
  );
}

interface RankProgressProps extends StandingProps {
  readonly own: OwnRank;
  readonly present: VipRank | undefined;
  readonly next: VipRank | undefined;
}

function RankProgress({ programme: { until }, own, present, next }: RankProgressProps) {
  const t = useText();
  const { moment } = useRankText();
  const keeps = present !== undefined && Number(present.keep) > 0;
  return (
    <>
      <div className={css.bars}>
        {next === undefined ? null : <Bar label={t('ranks.turnover')} done={own.turnover} needed={next.turnover} />}
        {next === undefined || Number(next.deposits) === 0 ? null : (
          <Bar label={t('ranks.deposits')} done={own.deposits} needed={next.deposits} />
        )}
        {keeps ? <Bar label={t('ranks.keep', { rank: present.label })} done={own.turnover} needed={present.keep} /> : null}
      </div>
      {keeps ? (
        <p className={css.note}>{t('ranks.keepUntil', { at: moment(until, 'minute') })}</p>
      ) : present === undefined ? null : (
        <p className={css.note}>{t('ranks.kept', { rank: present.label })}</p>
      )}
      {own.heldUntil === null ? null : (
        <p className={css.note}>{t('ranks.held', { at: moment(`${own.heldUntil}T12:00:00Z`, 'day') })}</p>
      )}
    </>
  );
}

interface BarProps {
  readonly label: string;
  readonly done: string;
  readonly needed: string;
}

/** Percent of a sum, never 100 before it is reached. */
const percentOf = (done: string, needed: string) => Math.min(100, Math.floor((Number(done) / Number(needed)) * 100));

function Bar({ label, done, needed }: BarProps) {
  const id = useId();
  const { own, sum } = useRankText();
  const isHidden = useBalanceHidden();
  const percent = percentOf(done, needed);
  return (
    <div className={css.bar}>
      <span id={id} className={css.barLabel}>
        {label}
      </span>
      <span className={css.barPercent}>{isHidden ? hiddenSum : `${percent}%`}</span>
      <span className={css.meter}>
        <Progress value={isHidden ? 0 : percent} tone="onMedia" labelledBy={id} />
      </span>
      <span className={css.barSums}>
        {own(done)} / {sum(needed)}
      </span>
    </div>
  );
}

interface RankCardProps {
  readonly own: OwnRank | null;
  readonly shown: VipRank;
}

/** The member’s card; guests see the one of the highest rank. */
function RankCard({ own, shown }: RankCardProps) {
  const t = useText();
  const { name } = useBrand();
  const { moment } = useRankText();
  const { nickname, account, memberLabel } = useSessionView();
  const rank = own?.rank ?? shown.rank;
  return (
    <div className={css.cardPlace}>
      <div className={css.card} style={assignInlineVars({ [rankColour]: shown.colour })}>
        <span className={css.cardBrand} translate="no">
          {name}
        </span>
        <span className={css.cardEmblem}>
          <Emblem rank={rank} colour={shown.colour} isReached={own === null || rank > 0} />
        </span>
        <span className={css.cardRank}>{rank === 0 ? memberLabel : shown.label}</span>
        {own === null ? null : (
          <span className={css.cardFoot}>
            <span className={css.cardName} translate="no">
              {nickname || account}
            </span>
            {own.since === null ? null : <span>{t('ranks.since', { at: moment(own.since, 'day') })}</span>}
          </span>
        )}
      </div>
    </div>
  );
}
