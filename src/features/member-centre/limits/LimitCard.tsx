import { saferPlayCalls } from '../../../api/saferPlay.ts';
import type { LimitKind } from '../../../domain/saferPlay.ts';
import { useText } from '../../../i18n/index.ts';
import { Card, StateBadge } from '../../../runtime/centre/index.ts';
import { useOverlays } from '../../../runtime/overlays/index.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { FailureLine } from '../../../ui/form/FailureLine.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { Progress } from '../../../ui/Progress/Progress.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { failureCodeOf, failureText } from '../../../wire/failure.ts';
import { useMoment } from '../account/useMoment.ts';
import * as css from './limits.css.ts';
import { nearPercent, type PlayLimit, usedPercent } from './limitText.ts';
import { useLimitText } from './useLimitText.ts';
import { useSaferPlayChange } from './useSaferPlayChange.ts';

const icons = { deposit: 'hand-deposit', loss: 'chart-line-up', stake: 'coins', time: 'clock' } as const;

interface LimitCardProps {
  readonly kind: LimitKind;
  readonly limits: readonly PlayLimit[];
  readonly isEdited: boolean;
  readonly onEdit: () => void;
}

/** The limits of one kind, by period, with what is used of each. */
export function LimitCard({ kind, limits, isEdited, onEdit }: LimitCardProps) {
  const t = useText();
  const shown = limits.filter((limit) => limit.kind === kind);
  return (
    <Card
      title={
        <span className={css.title}>
          <span className={css.icon}>
            <Icon name={icons[kind]} size={20} />
          </span>
          {t(`limits.${kind}`)}
        </span>
      }
      aside={
        <Button tone="ghost" size="sm" aria-pressed={isEdited} onClick={onEdit}>
          {t(shown.some(({ isOfBrand }) => !isOfBrand) ? 'limits.edit' : 'limits.set')}
          <VisuallyHidden> {t(`limits.${kind}`)}</VisuallyHidden>
        </Button>
      }
    >
      {shown.length === 0 ? (
        <p className={css.text}>{t('limits.none')}</p>
      ) : (
        <ul className={css.limits}>
          {shown.map((limit) => (
            <Limit key={`${limit.period} ${limit.isOfBrand}`} limit={limit} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Limit({ limit }: { readonly limit: PlayLimit }) {
  const t = useText();
  const moment = useMoment();
  const text = useLimitText();
  const { kind, period, amount, used, resetsAt, isOfBrand, pending } = limit;
  // The bar would give the sum away.
  const percent = text.isHidden && kind !== 'time' ? null : usedPercent(limit);
  const isNear = percent !== null && percent >= nearPercent;
  const name = `${t(`limits.${kind}`)}, ${t(`limits.${period}`)}`;
  return (
    <li className={css.limit}>
      <p className={css.used}>
        <strong className={css.figure}>
          {kind === 'time' ? text.time(Number(used)) : <OwnSum value={text.sum(used)} isHidden={text.isHidden} />}
        </strong>{' '}
        <span className={css.amount}>/ {text.limit(kind, amount)}</span>
      </p>
      {percent === null ? null : (
        <Progress value={percent} tone={isNear ? 'warning' : 'accent'} label={t('limits.usedOf', { name, percent })} />
      )}
      <p className={css.note}>
        {t(`limits.this.${period}`, { at: moment(resetsAt, 'minute') })}
        {isNear ? <span className={css.near}>{t('limits.near', { percent })}</span> : null}
      </p>
      {isOfBrand ? (
        <span>
          <StateBadge tone="neutral">{t('limits.ofBrand')}</StateBadge>
        </span>
      ) : null}
      {pending === null ? null : <Pending limit={limit} pending={pending} />}
    </li>
  );
}

function OwnSum({ value, isHidden }: { readonly value: string; readonly isHidden: boolean }) {
  const t = useText();
  if (!isHidden) return value;
  return (
    <>
      <span aria-hidden="true">{value}</span>
      <VisuallyHidden>{t('limits.hidden')}</VisuallyHidden>
    </>
  );
}

interface PendingProps {
  readonly limit: PlayLimit;
  readonly pending: NonNullable<PlayLimit['pending']>;
}

function Pending({ limit: { kind, period }, pending: { amount, at } }: PendingProps) {
  const t = useText();
  const moment = useMoment();
  const text = useLimitText();
  const { showToast } = useOverlays();
  const cancelling = useSaferPlayChange(saferPlayCalls.cancel);
  const cancel = () =>
    cancelling.mutate({ kind, period }, { onSuccess: () => showToast({ tone: 'success', title: t('limits.cancelled') }) });
  const when = moment(at, 'minute');
  return (
    <>
      <p className={css.pending}>
        <Icon name="clock-counter-clockwise" size={16} />
        {amount === null
          ? t('limits.pending.none', { at: when })
          : t('limits.pending', { amount: text.limit(kind, amount), at: when })}
      </p>
      <FailureLine
        failed={cancelling.isError ? { code: failureCodeOf(cancelling.error), waitSeconds: null } : null}
        textOf={failureText}
      />
      <span>
        <Button tone="secondary" size="sm" busy={cancelling.isPending} onClick={cancel}>
          {t('limits.cancel')}
        </Button>
      </span>
    </>
  );
}
