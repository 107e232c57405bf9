import { momentText } from '../../../domain/momentText.ts';
import { moneyText } from '../../../domain/moneyText.ts';
import { useLanguage, useText } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import { Amount } from '../../../runtime/centre/index.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import type { MissionSummary } from '../../../wire/missions.ts';
import band from './art/band.svg';
import ground from './art/ground.svg';
import { lastMinute } from './lastMinute.ts';
import * as css from './missions.css.ts';

interface EnvelopeBandProps {
  readonly summary: MissionSummary;
  readonly onOpen: () => void;
}

/** Number of red envelopes that wait, their possible content and their expiry; the first one opens from here. */
export function EnvelopeBand({ summary: { season, envelopes }, onOpen }: EnvelopeBandProps) {
  const t = useText();
  const count = envelopes.waiting.length;
  return (
    <section className={css.band} aria-labelledby="mission-envelopes">
      <img className={css.ground} src={ground} alt="" />
      <img className={css.art} src={band} alt="" />
      <div className={css.bandWords}>
        {season === null ? null : (
          <span className={css.overline}>
            {season.daysLeft === 1
              ? t('missions.season', { season: season.title })
              : t('missions.season.days', { season: season.title, days: season.daysLeft })}
          </span>
        )}
        <h3 id="mission-envelopes" className={css.bandTitle}>
          {count === 0
            ? t('missions.envelopes.none')
            : count === 1
              ? t('missions.envelopes.waiting')
              : t('missions.envelopes.waiting.many', { count })}
        </h3>
        <Range envelopes={envelopes} />
        <div className={css.bandActs}>
          {count === 0 ? null : (
            <Button tone="onMedia" iconStart={<Icon name="gift" size={18} />} onClick={onOpen}>
              {t('missions.envelopes.open')}
            </Button>
          )}
          <span>
            {t('missions.envelopes.received')}{' '}
            <span className={css.received}>
              <Amount value={envelopes.received} />
            </span>
          </span>
        </div>
      </div>
    </section>
  );
}

function Range({ envelopes: { waiting, prizes } }: Pick<MissionSummary, 'envelopes'>) {
  const t = useText();
  const language = useLanguage();
  const { money, timeZone } = useBrand();
  const [first] = waiting;
  if (first !== undefined) {
    const until = momentText(lastMinute(first.expiresAt), { timeZone, language, to: 'short' });
    const sums = { least: moneyText(first.least, money), most: moneyText(first.most, money) };
    return <p className={css.bandText}>{t('missions.envelopes.range', { ...sums, until })}</p>;
  }
  const sums = prizes.map(({ amount }) => amount).toSorted((one, other) => Number(one) - Number(other));
  const [least] = sums;
  const most = sums.at(-1);
  if (least === undefined || most === undefined) return null;
  return (
    <p className={css.bandText}>
      {t('missions.envelopes.range.none', { least: moneyText(least, money), most: moneyText(most, money) })}
    </p>
  );
}
