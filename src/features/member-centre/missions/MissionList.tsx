import { categoryPaths } from '../../../domain/category.ts';
import { type MissionCycle, missionCycles } from '../../../domain/mission.ts';
import { momentText } from '../../../domain/momentText.ts';
import { moneyText } from '../../../domain/moneyText.ts';
import { useLanguage, useText } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import { Card, useMemberParams } from '../../../runtime/centre/index.ts';
import { categoryIcons, useMemberHref } from '../../../runtime/navigation/index.ts';
import { hiddenSum, useBalanceHidden } from '../../../runtime/session/index.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { LinkButton } from '../../../ui/Button/LinkButton.tsx';
import { Countdown } from '../../../ui/Countdown/Countdown.tsx';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { Progress } from '../../../ui/Progress/Progress.tsx';
import { Segmented } from '../../../ui/Segmented/Segmented.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import type { Mission, MissionSummary } from '../../../wire/missions.ts';
import { lastMinute } from './lastMinute.ts';
import * as css from './missions.css.ts';
import { rewardText } from './rewardText.ts';
import type { MissionActs } from './useMissionActs.ts';

interface MissionListProps {
  readonly summary: MissionSummary;
  readonly acts: MissionActs;
}

/** The missions of a period: what can be claimed first, the rest in the order of the brand. */
export function MissionList({ summary: { missions, resets }, acts }: MissionListProps) {
  const t = useText();
  const [params, change] = useMemberParams();
  const chosen = missionCycles.find((each) => each === params['period']);
  const cycle: MissionCycle = chosen ?? missions[0]?.cycle ?? 'day';
  const shown = missions.filter((mission) => mission.cycle === cycle);
  const inOrder = [...shown.filter(isClaimable), ...shown.filter((mission) => !isClaimable(mission))];
  return (
    <div className={css.main}>
      <div className={css.head}>
        <Segmented
          label={t('missions.cycle')}
          options={missionCycles.map((value) => ({ value, label: t(`missions.cycle.${value}`) }))}
          value={cycle}
          onChange={(value) => change({ period: value })}
        />
        {cycle === 'event' ? null : (
          <span className={css.resets}>
            {t('missions.resets')} <Countdown key={cycle} endsAt={Date.parse(resets[cycle])} onEnd={acts.refresh} />
          </span>
        )}
      </div>
      <Card flush>
        {inOrder.length === 0 ? (
          <EmptyState
            icon="flag-checkered"
            level={3}
            title={t(missions.length === 0 ? 'missions.empty' : `missions.empty.${cycle}`)}
            text={t('missions.empty.text')}
          />
        ) : (
          <ul className={css.list} aria-label={t(`missions.cycle.${cycle}`)}>
            {inOrder.map((mission) => (
              <Row key={`${mission.id} ${mission.period}`} mission={mission} acts={acts} />
            ))}
          </ul>
        )}
      </Card>
    </div>
  );
}

const isClaimable = ({ state }: Mission) => state === 'claimable';

interface RowProps {
  readonly mission: Mission;
  readonly acts: MissionActs;
}

function Row({ mission, acts }: RowProps) {
  const t = useText();
  const { money } = useBrand();
  return (
    <li className={css.row}>
      <span className={css.icon}>
        <MissionIcon mission={mission} />
      </span>
      <div className={css.words}>
        <h4 className={css.name}>{mission.title}</h4>
        <MissionProgress mission={mission} />
        <Deadline mission={mission} />
      </div>
      <span className={css.reward}>{rewardText(mission.reward, t, money)}</span>
      <span className={css.act}>
        <Act mission={mission} acts={acts} />
      </span>
    </li>
  );
}

function MissionIcon({ mission: { kind, categories } }: Pick<RowProps, 'mission'>) {
  const [category] = categories;
  if (kind === 'deposits') return <Icon name="hand-deposit" weight="duotone" size={24} />;
  if (kind === 'friends') return <Icon name="user-plus" weight="duotone" size={24} />;
  if (category === undefined) return <Icon name="coins" weight="duotone" size={24} />;
  return <Icon name={categoryIcons[category]} weight="duotone" size={24} />;
}

/** A bar beside the figures; turnover is a sum of the member. */
function MissionProgress({ mission: { kind, done, needed } }: Pick<RowProps, 'mission'>) {
  const t = useText();
  const { money } = useBrand();
  const isHidden = useBalanceHidden() && kind === 'turnover';
  const textOf = (count: string) => (kind === 'turnover' ? moneyText(count, { ...money, decimals: 0 }) : count);
  const shown = { done: isHidden ? hiddenSum : textOf(done), needed: textOf(needed) };
  const share = isHidden ? 0 : (Number(done) / Number(needed)) * 100;
  return (
    <span className={css.progress}>
      <span className={css.bar}>
        <Progress value={share} tone="reward" />
      </span>
      <span className={css.counted} aria-hidden="true">
        {shown.done} / {shown.needed}
      </span>
      <VisuallyHidden>{t('missions.progress', shown)}</VisuallyHidden>
    </span>
  );
}

/** Until when a finished turn can be claimed, and until when an event lasts; days and weeks have the countdown above. */
function Deadline({ mission: { cycle, isOver, until } }: Pick<RowProps, 'mission'>) {
  const t = useText();
  const language = useLanguage();
  const { timeZone } = useBrand();
  if (!isOver && cycle !== 'event') return null;
  const text = momentText(lastMinute(until), { timeZone, language, to: 'short' });
  return <p className={css.note}>{t(isOver ? 'missions.claimUntil' : 'missions.endsOn', { until: text })}</p>;
}

function Act({ mission, acts }: RowProps) {
  const t = useText();
  const memberHref = useMemberHref();
  const { state, kind, categories, title } = mission;
  const of = <VisuallyHidden>: {title}</VisuallyHidden>;
  if (state === 'claimed') {
    return (
      <span className={css.claimed}>
        <Icon name="check" weight="bold" size={14} />
        {t('missions.act.claimed')}
      </span>
    );
  }
  if (state === 'claimable') {
    return (
      <Button size="sm" busy={acts.isClaiming(mission)} onClick={() => acts.claim(mission)}>
        {t('missions.act.claim')}
        {of}
      </Button>
    );
  }
  const [category] = categories;
  const to =
    kind === 'deposits'
      ? memberHref('depositv2')
      : kind === 'friends'
        ? memberHref('referral')
        : category === undefined
          ? '/index'
          : categoryPaths[category];
  return (
    <LinkButton to={to} tone="secondary" size="sm">
      {t('missions.act.go')}
      {of}
    </LinkButton>
  );
}
