import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskOffers, OfferEstimate } from '../../../wire/studio/deskOffers.ts';
import { failureTextOf, read } from '../../api/index.ts';
import { sumText, useMoment, useNumber, useText } from '../../i18n/index.ts';
import { Button, Note, Select, Unread } from '../../kit/index.ts';
import type { OfferDocument } from './document.ts';
import * as css from './promotions.css.ts';

interface EstimateProps {
  readonly merchant: string;
  readonly document: OfferDocument;
  readonly facts: Omit<DeskOffers, 'offers'>;
}

/** The months before this one, newest first, in the zone of the brand. */
function monthsBefore(now: number, timeZone: string, count = 6): string[] {
  const [year = 0, month = 1] = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit' })
    .format(now)
    .split('-')
    .map(Number);
  return Array.from({ length: count }, (_, back) => new Date(Date.UTC(year, month - 2 - back, 1)).toISOString().slice(0, 7));
}

/** The sum that the rule would have paid in a month, counted by the server on the ledger of that month. */
export function Estimate({ merchant, document, facts }: EstimateProps) {
  const text = useText();
  const [months] = useState(() => monthsBefore(Date.now(), facts.timeZone));
  const [month, setMonth] = useState(months[0] ?? '');
  // It counts when asked; a rule that is still typed is not counted with every key.
  const [asked, setAsked] = useState<{ readonly month: string; readonly document: OfferDocument } | null>(null);
  const { data, error, refetch, isFetching } = useQuery({
    ...read('deskOfferEstimate', {
      params: { merchant },
      body: { month: asked?.month ?? month, document: { ...asked?.document } },
    }),
    enabled: asked !== null,
  });
  const isOld = asked !== null && JSON.stringify(asked) !== JSON.stringify({ month, document });
  return (
    <section className={css.part} aria-label={text('offers.estimate')}>
      <div className={css.headLine}>
        <h2 className={css.sectionTitle}>{text('offers.estimate')}</h2>
        <Select
          look="pick"
          icon="calendar-dots"
          label={text('offers.month')}
          value={month}
          options={months.map((value) => ({ value, label: monthText(value) }))}
          onChange={setMonth}
        />
      </div>
      {asked === null || isOld ? (
        <Button icon="function" isBusy={isFetching} onPress={() => setAsked({ month, document })}>
          {text(isOld ? 'offers.countAgain' : 'offers.countIt')}
        </Button>
      ) : data === undefined ? (
        <Unread failure={error && failureTextOf(error, text)} onRetry={refetch} height={200} />
      ) : (
        <Counted data={data} symbol={facts.symbol} budget={asked.document.rule?.budget} />
      )}
      <span className={css.meta}>{text('offers.estimateText')}</span>
    </section>
  );
}

const monthText = (month: string) => month.split('-').toReversed().join('/');

interface CountedProps {
  readonly data: OfferEstimate;
  readonly symbol: string;
  readonly budget: number | undefined;
}

function Counted({ data, symbol, budget }: CountedProps) {
  const text = useText();
  const number = useNumber();
  const moment = useMoment();
  const most = Math.max(...data.weeks.map(({ given }) => Number(given)), 1);
  const sum = (amount: string) => sumText(amount, symbol);
  const share = data.active === 0 ? 0 : Math.round((data.takers * 100) / data.active);
  const facts = [
    ['members', number(data.members)],
    ['payments', number(data.payments)],
    ['atLimit', number(data.atLimit)],
    ['active', number(data.active)],
  ] as const;
  return (
    <>
      <dl className={css.sums}>
        <div className={css.sum}>
          <dt className={css.meta}>{text('offers.atFull')}</dt>
          <dd className={css.sumValue}>{sum(data.given)}</dd>
        </div>
        <div className={css.sum}>
          <dt className={css.meta}>
            {data.usual === null ? text('offers.noUsual') : text('offers.atUsual', { share: number(share) })}
          </dt>
          <dd className={css.sumValue}>{data.usual === null ? '–' : sum(data.usual)}</dd>
        </div>
      </dl>
      <ul className={css.weeks} aria-label={text('offers.weeks')}>
        {data.weeks.map(({ from, given }) => (
          <li key={from} className={css.week}>
            <span className={css.weekName}>{moment(`${from}T00:00:00+07:00`, 'day')}</span>
            <span className={css.bar} aria-hidden="true">
              <span className={css.barFill} style={{ inlineSize: `${(Number(given) * 100) / most}%` }} />
            </span>
            <span className={css.weekSum}>{sum(given)}</span>
          </li>
        ))}
      </ul>
      <dl className={css.facts}>
        {facts.map(([id, value]) => (
          <div key={id} className={css.fact}>
            <dt>{text(`offers.fact.${id}`)}</dt>
            <dd className={css.factValue}>{value}</dd>
          </div>
        ))}
      </dl>
      {budget === undefined ? null : data.spentOn === null ? (
        <Note tone="success">{text('offers.lasts', { left: sum(String(budget - Number(data.given))) })}</Note>
      ) : (
        <Note tone="warning">{text('offers.spentOn', { day: moment(`${data.spentOn}T00:00:00+07:00`, 'day') })}</Note>
      )}
    </>
  );
}
