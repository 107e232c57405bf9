import { promotionCalls, promotionKeys, promotionQueries } from '../../../api/promotions.ts';
import { categories } from '../../../domain/category.ts';
import { momentText } from '../../../domain/momentText.ts';
import { unitsToWire } from '../../../domain/money.ts';
import { moneyText, priceText } from '../../../domain/moneyText.ts';
import { useLanguage, useText } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import {
  Amount,
  Card,
  categoryText,
  firstPage,
  ListTable,
  type MemberColumn,
  Moment,
  PageAction,
  StateBadge,
  useListPlace,
  useMedia,
  useMemberParams,
} from '../../../runtime/centre/index.ts';
import { useListQuery, useMutation, useQueryClient } from '../../../runtime/data/index.ts';
import { useOverlays } from '../../../runtime/overlays/index.ts';
import { hiddenSum, useBalanceHidden } from '../../../runtime/session/index.ts';
import { below } from '../../../theme/breakpoints.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { LinkButton } from '../../../ui/Button/LinkButton.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { Progress } from '../../../ui/Progress/Progress.tsx';
import { RadioChips } from '../../../ui/RadioChips/RadioChips.tsx';
import { Segmented } from '../../../ui/Segmented/Segmented.tsx';
import { failureCodeOf, failureText } from '../../../wire/failure.ts';
import type { Bonus, BonusPage, BonusQuery } from '../../../wire/promotions.ts';
import * as shared from '../records/records.css.ts';
import * as css from './bonus.css.ts';
import { leftOf, percentDone, timesOf } from './bonusProgress.ts';

const filters = ['open', 'released', 'lost'] as const;
type Filter = (typeof filters)[number];

/** Bonuses [MEMBER-11]: how far the running one is, and what became of the others. */
export function BonusDetails() {
  const t = useText();
  const { cursor } = useListPlace();
  const [params, change] = useMemberParams();
  const days: '7' | '30' = params['days'] === '7' ? '7' : '30';
  const state = filters.find((each) => each === params['state']);
  const query: BonusQuery = { days, ...cursor, ...(state === undefined ? {} : { state }) };
  const list = useListQuery(promotionQueries.bonuses(query));
  const { data } = list;
  const columns = useColumns();
  // The title row of a phone has no room for both.
  const isPhone = useMedia(below.md);
  const period = (
    <Segmented
      label={t('records.period')}
      options={[
        { value: '7', label: t('records.period.last7') },
        { value: '30', label: t('records.period.last30') },
      ]}
      value={days}
      onChange={(chosen) => change({ days: chosen, ...firstPage })}
      block={isPhone}
    />
  );
  return (
    <div className={shared.page}>
      {isPhone ? period : <PageAction>{period}</PageAction>}
      {data?.running == null ? null : <Running bonus={data.running} />}
      <StateChips counts={data?.counts} value={state ?? 'all'} onChange={(chosen) => change({ state: chosen, ...firstPage })} />
      <ListTable
        query={list}
        label={t('member.page.bonusDetails')}
        columns={columns}
        rows={data?.rows}
        rowKey={({ id }) => id}
        dense
        empty={{
          icon: 'gift',
          title: t('bonus.empty'),
          text: t('bonus.empty.text'),
          action: (
            <LinkButton to="/promotions" tone="tonal">
              {t('bonus.empty.action')}
            </LinkButton>
          ),
        }}
      />
      <p className={shared.note}>{t('bonus.note')}</p>
    </div>
  );
}

interface ChipsProps {
  readonly counts: BonusPage['counts'] | undefined;
  readonly value: Filter | 'all';
  readonly onChange: (state: Filter | null) => void;
}

function StateChips({ counts, value, onChange }: ChipsProps) {
  const t = useText();
  const withCount = (label: string, count: number | undefined) => (count === undefined ? label : `${label} ${count}`);
  const all = counts === undefined ? undefined : counts.open + counts.released + counts.lost;
  return (
    <RadioChips<Filter | 'all'>
      label={t('records.state')}
      options={[
        { value: 'all', label: withCount(t('records.all'), all) },
        ...filters.map((each) => ({ value: each, label: withCount(t(`bonus.filter.${each}`), counts?.[each]) })),
      ]}
      value={value}
      onChange={(chosen) => onChange(chosen === 'all' ? null : chosen)}
    />
  );
}

/** The bonus that stakes count for. */
function Running({ bonus }: { readonly bonus: Bonus }) {
  const t = useText();
  const language = useLanguage();
  const { money, timeZone } = useBrand();
  const isHidden = useBalanceHidden();
  const sum = (amount: string) => (isHidden ? hiddenSum : moneyText(amount, money));
  const { title, amount, done, needed, shares, expiresAt } = bonus;
  const percent = percentDone(bonus);
  const left = unitsToWire(leftOf(bonus));
  const until = expiresAt === null ? '' : momentText(expiresAt, { timeZone, language, to: 'second' });
  return (
    <Card>
      <div className={css.head}>
        <span className={css.icon}>
          <Icon name="gift" weight="duotone" size={24} />
        </span>
        <div className={css.words}>
          <h3 className={css.name}>
            {title}
            <StateBadge tone="warning">{t('bonus.state.running')}</StateBadge>
          </h3>
          <p className={css.text}>{t('bonus.left', { left: sum(left), until, amount: sum(amount) })}</p>
        </div>
        <div className={css.balance}>
          <span className={css.balanceLabel}>{t('bonus.balance')}</span>
          <strong className={css.balanceSum}>{isHidden ? hiddenSum : priceText(amount, money.symbol, money)}</strong>
        </div>
      </div>
      <div className={css.progress}>
        {isHidden ? <span /> : <Progress value={percent} label={t('bonus.progress', { percent })} />}
        <span className={css.figure}>
          <span className={css.done}>{sum(done)}</span> / {sum(needed)}
          {isHidden ? null : ` · ${percent}%`}
        </span>
      </div>
      <div className={css.foot}>
        <ul className={css.shares} aria-label={t('bonus.shares')}>
          {Object.entries(shares).map(([category, share]) => (
            <li key={category} className={css.share}>
              {categoryText(t, category)} {share}%
            </li>
          ))}
          {categories.every((category) => Object.hasOwn(shares, category)) ? null : (
            <li className={css.share}>{t('bonus.shares.rest')}</li>
          )}
        </ul>
        <CancelButton bonus={bonus} />
      </div>
    </Card>
  );
}

function CancelButton({ bonus: { id, title, amount } }: { readonly bonus: Bonus }) {
  const t = useText();
  const { money } = useBrand();
  const { showDialog, showToast } = useOverlays();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => promotionCalls.cancelBonus(id),
    onSuccess: ({ state }) =>
      showToast({ tone: 'info', title: t(state === 'released' ? 'bonus.releasedInstead' : 'bonus.cancelled') }),
    onError: (error) => showToast({ tone: 'danger', title: t(failureText(failureCodeOf(error))) }),
    onSettled: () => Promise.all(promotionKeys.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
  const ask = () =>
    showDialog({
      title: t('bonus.cancel.title', { title }),
      text: t('bonus.cancel.text', { amount: moneyText(amount, money) }),
      buttons: [
        { label: t('bonus.cancel.keep'), tone: 'secondary' },
        { label: t('bonus.cancel.confirm', { amount: moneyText(amount, money) }), tone: 'danger', onPress: () => mutate() },
      ],
    });
  return (
    <Button tone="danger" size="sm" busy={isPending} aria-haspopup="dialog" onClick={ask}>
      {t('bonus.cancel')}
    </Button>
  );
}

const tones = {
  queued: 'info',
  running: 'warning',
  released: 'success',
  expired: 'danger',
  cancelled: 'neutral',
} as const satisfies Readonly<Record<Bonus['state'], string>>;

function useColumns(): MemberColumn<Bonus>[] {
  const t = useText();
  return [
    { key: 'time', label: t('records.time'), cell: ({ grantedAt }) => <Moment at={grantedAt} />, onCard: 'note' },
    {
      key: 'bonus',
      label: t('bonus.column.bonus'),
      cell: ({ title }) => <span className={css.title}>{title}</span>,
      onCard: 'lead',
    },
    {
      key: 'amount',
      label: t('bonus.column.amount'),
      cell: ({ amount }) => <Amount value={amount} />,
      align: 'end',
      onCard: 'sum',
    },
    { key: 'requirement', label: t('bonus.column.requirement'), cell: (bonus) => <Requirement bonus={bonus} /> },
    {
      key: 'until',
      label: t('bonus.column.until'),
      cell: ({ expiresAt, endedAt }) => (expiresAt === null || endedAt !== null ? '–' : <Moment at={expiresAt} to="day" />),
    },
    {
      key: 'state',
      label: t('records.state'),
      cell: ({ state }) => <StateBadge tone={tones[state]}>{t(`bonus.state.${state}`)}</StateBadge>,
      align: 'end',
      onCard: 'state',
    },
  ];
}

/** Multiples of the bonus, which say nothing about its amount and so are never hidden. */
function Requirement({ bonus }: { readonly bonus: Bonus }) {
  const t = useText();
  const { needed, done, state } = bonus;
  if (/^[0.]*$/.test(needed)) return t('bonus.requirement.none');
  const [some, all] = [timesOf(done, bonus), timesOf(needed, bonus)];
  const isOver = state === 'expired' || state === 'cancelled';
  return (
    <span className={css.requirement}>
      <Progress
        value={percentDone(bonus)}
        tone={isOver ? 'muted' : 'accent'}
        width="short"
        label={t('bonus.requirement.progress')}
      />
      {t('bonus.requirement.times', { done: some, needed: all })}
    </span>
  );
}
