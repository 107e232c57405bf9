import { addDays } from '../../../domain/datePresets.ts';
import { momentText } from '../../../domain/momentText.ts';
import { moneyText } from '../../../domain/moneyText.ts';
import { useLanguage, useText } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import { Card } from '../../../runtime/centre/index.ts';
import { usePromotionActs } from '../../../runtime/promotions/index.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import type { SignInStreak } from '../../../wire/promotions.ts';
import * as css from './rewards.css.ts';

interface StreakProps {
  readonly streak: SignInStreak;
}

type Place = 'done' | 'today' | 'coming';

/** State of a day of the streak, counted from 1. */
const placeOf = (day: number, { today }: SignInStreak): Place => (day < today ? 'done' : day === today ? 'today' : 'coming');

/** Days of the streak that are signed. */
const signedDays = ({ today, isSigned }: SignInStreak) => (isSigned ? today : today - 1);

/** Daily sign-ins: a tile per day of the streak, and the act of today. */
export function SignIn({ streak }: { readonly streak: SignInStreak | null }) {
  const t = useText();
  if (streak !== null) return <Streak streak={streak} />;
  return (
    <Card>
      <EmptyState icon="fire" level={3} title={t('rewards.signIn.empty')} text={t('rewards.signIn.empty.text')} />
    </Card>
  );
}

function Streak({ streak }: StreakProps) {
  const t = useText();
  const acts = usePromotionActs();
  const { money } = useBrand();
  const { offer, days, isSigned } = streak;
  const last = moneyText(days.at(-1) ?? '0', money);
  return (
    <Card>
      <div className={css.streakHead}>
        <span className={css.flame}>
          <Icon name="fire" weight="duotone" size={40} />
        </span>
        <div className={css.streakWords}>
          <h3 className={css.streakTitle}>{t('rewards.streak', { days: signedDays(streak) })}</h3>
          <p className={css.text}>{t('rewards.streak.text', { days: days.length, amount: last })}</p>
        </div>
        <span className={css.streakAct}>
          <Button
            tone={isSigned ? 'secondary' : 'promo'}
            disabled={isSigned}
            busy={acts.running === offer.id}
            iconStart={isSigned ? <Icon name="check" size={18} /> : undefined}
            onClick={() => acts.start(offer)}
          >
            {t(isSigned ? 'promotions.state.signed' : 'promotions.act.sign')}
          </Button>
        </span>
      </div>
      <ol className={css.days}>
        {days.map((amount, index) => (
          <Tile key={`${index + 1} ${amount}`} streak={streak} day={index + 1} />
        ))}
      </ol>
    </Card>
  );
}

function Tile({ streak, day }: StreakProps & { readonly day: number }) {
  const t = useText();
  const language = useLanguage();
  const { money } = useBrand();
  const place = placeOf(day, streak);
  const isDone = day <= signedDays(streak);
  const date = momentText(`${addDays(streak.from, day - 1)}T12:00:00Z`, { timeZone: 'UTC', language, to: 'day' });
  return (
    <li className={css.dayOf[place]} aria-current={place === 'today' ? 'date' : undefined}>
      <span>{place === 'today' ? t('rewards.day.today', { day }) : t('rewards.day', { day })}</span>
      <span className={css.coinOf[isDone ? 'done' : 'coming']}>
        <Icon name={isDone ? 'check' : day === streak.days.length ? 'gift' : 'coins'} size={18} />
        <VisuallyHidden>{isDone ? t('promotions.state.signed') : date}</VisuallyHidden>
      </span>
      <span className={css.dayAmount}>+{moneyText(streak.days[day - 1] ?? '0', money)}</span>
    </li>
  );
}

/** The streak in short, beside the rewards. */
export function StreakCard({ streak }: StreakProps) {
  const t = useText();
  const { money } = useBrand();
  const { days, isSigned } = streak;
  return (
    <Card title={t('rewards.streak.title')}>
      <ol className={css.steps}>
        {days.map((amount, index) => (
          <li key={`${index + 1} ${amount}`} className={css.stepOf[placeOf(index + 1, streak)]}>
            {index + 1}
          </li>
        ))}
      </ol>
      <p className={css.text}>
        {t(isSigned ? 'rewards.streak.signed' : 'rewards.streak.open', {
          day: days.length,
          amount: moneyText(days.at(-1) ?? '0', money),
        })}
      </p>
    </Card>
  );
}
