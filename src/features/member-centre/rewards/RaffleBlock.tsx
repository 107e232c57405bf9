import { useRef, useState } from 'react';
import { promotionCalls, promotionQueries } from '../../../api/promotions.ts';
import { randomText } from '../../../api/sealed.ts';
import { moneyText, priceText } from '../../../domain/moneyText.ts';
import { commitmentOf, prizeOf } from '../../../domain/raffle.ts';
import { useText } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import { Amount, Card, type MemberColumn, MemberTable, Moment, StateBadge } from '../../../runtime/centre/index.ts';
import { useMutation, useQueryClient } from '../../../runtime/data/index.ts';
import { useOverlays } from '../../../runtime/overlays/index.ts';
import { usePromotionActs } from '../../../runtime/promotions/index.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Facts } from '../../../ui/Facts/Facts.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { Failure, failureCodeOf, failureText } from '../../../wire/failure.ts';
import type { Raffle, RaffleResult, RewardBoard } from '../../../wire/promotions.ts';
import * as shared from '../records/records.css.ts';
import * as css from './rewards.css.ts';
import { Wheel } from './Wheel.tsx';

interface RaffleProps {
  readonly raffle: Raffle;
}

/**
 * A raffle: its wheel, the spins that are left, the odds, and who has won. The server draws; the wheel only shows it, and nothing else
 * on the page shows the result before the wheel rests.
 */
export function RaffleBlock({ raffle: current }: RaffleProps) {
  const t = useText();
  const { draw, isDrawing, drawn, result, before, rest } = useDraw(current);
  const raffle = before ?? current;
  const { offer, facts, next, own } = raffle;
  const shown = result ?? own[0] ?? null;
  return (
    <div className={css.columns}>
      <Card
        title={offer.title}
        aside={<StateBadge tone="success">{t('rewards.raffle.left', { count: offer.count ?? 0 })}</StateBadge>}
      >
        <div className={css.raffle}>
          <Wheel prizes={facts.prizes} drawn={drawn} onRest={rest} />
          <div className={css.raffleSide}>
            <Outcome result={isDrawing ? null : result} />
            <Entitlement raffle={raffle} />
            <Button block busy={isDrawing} disabled={next === null} onClick={draw}>
              {t('rewards.raffle.draw')}
            </Button>
            <Odds raffle={raffle} />
          </div>
        </div>
        <p className={shared.note}>{t('rewards.raffle.note')}</p>
        {shown === null ? null : <Proof key={shown.commitment} result={shown} />}
      </Card>
      <Winners raffle={raffle} />
    </div>
  );
}

/** Draws once per press, with a part of the chance that this browser chooses. */
function useDraw(raffle: Raffle) {
  const { offer, next } = raffle;
  const t = useText();
  const { showToast } = useOverlays();
  const client = useQueryClient();
  const { refresh } = usePromotionActs();
  const [drawn, setDrawn] = useState<RaffleResult | null>(null);
  const [result, setResult] = useState<RaffleResult | null>(null);
  // The raffle as it was at the press, while the draw is on its way and the wheel turns.
  const [before, setBefore] = useState<Raffle | null>(null);
  // The same seed until the server has answered: a repeated request after a lost answer is the same draw.
  const seeds = useRef(new Map<string, string>());
  const { mutate } = useMutation({
    mutationFn: async () => {
      if (next === null) throw new Failure('CONFLICT');
      const clientSeed = seeds.current.get(next.commitment) ?? randomText(16);
      seeds.current.set(next.commitment, clientSeed);
      const answer = await promotionCalls.draw({ id: offer.id, ...next, clientSeed });
      return { ...answer, shownBefore: next.commitment };
    },
    onSuccess: async ({ result: answered, raffle: after, shownBefore }) => {
      // The hash that this browser was shown before the draw, so that the check does not rely on the answer.
      setDrawn({ ...answered, commitment: shownBefore });
      const { queryKey } = promotionQueries.rewards();
      client.setQueryData<RewardBoard>(queryKey, (board) =>
        board === undefined
          ? board
          : { ...board, raffles: board.raffles.map((each) => (each.offer.id === after.offer.id ? after : each)) },
      );
      await refresh();
    },
    onError: async (error) => {
      setBefore(null);
      showToast({ tone: 'danger', title: t(failureText(failureCodeOf(error))) });
      await refresh();
    },
  });
  const draw = () => {
    if (before !== null) return;
    setBefore(raffle);
    mutate();
  };
  const rest = (rested: RaffleResult) => {
    setResult(rested);
    setBefore(null);
  };
  return { draw, isDrawing: before !== null, drawn, result, before, rest };
}

/** The result in words: what the wheel shows is decoration. */
function Outcome({ result }: { readonly result: RaffleResult | null }) {
  const t = useText();
  const { money } = useBrand();
  return (
    <p className={css.won} role="status">
      {result === null
        ? null
        : /^[0.]*$/.test(result.amount)
          ? t('rewards.raffle.blank')
          : t('rewards.raffle.won', { amount: priceText(result.amount, money.symbol, money) })}
    </p>
  );
}

function Entitlement({ raffle: { offer } }: RaffleProps) {
  const t = useText();
  const { money } = useBrand();
  if (offer.progress === null) return null;
  const { done, needed } = offer.progress;
  return (
    <p className={css.text}>
      {t('rewards.raffle.further', { done: moneyText(done, money), needed: moneyText(needed, money) })}
    </p>
  );
}

function Odds({ raffle: { facts } }: RaffleProps) {
  const t = useText();
  const { money } = useBrand();
  return (
    <details className={css.odds}>
      <summary>{t('rewards.raffle.odds')}</summary>
      <ul className={css.oddsList}>
        {facts.prizes.map(({ amount, odds }, index) => (
          <li key={`${index + 1} ${amount}`} className={css.fact}>
            <span>{/^[0.]*$/.test(amount) ? t('rewards.raffle.blankPrize') : moneyText(amount, money)}</span>
            <span className={css.factValue}>{odds}%</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Repeats a draw in the browser, from what the server has published before and after it. */
function Proof({ result }: { readonly result: RaffleResult }) {
  const t = useText();
  const [isRight, setRight] = useState<boolean | null>(null);
  const check = async () => {
    const prize = await prizeOf(result, result.weights);
    setRight(prize === result.prize && (await commitmentOf(result.serverSeed)) === result.commitment);
  };
  return (
    <details className={css.odds}>
      <summary>{t('rewards.raffle.proof', { number: result.number })}</summary>
      <dl className={css.facts}>
        {(['commitment', 'serverSeed', 'clientSeed'] as const).map((name) => (
          <div key={name}>
            <dt className={css.factLabel}>{t(`rewards.raffle.proof.${name}`)}</dt>
            <dd className={css.proof}>{result[name]}</dd>
          </div>
        ))}
      </dl>
      <Button tone="tonal" size="sm" iconStart={<Icon name="seal-check" size={18} />} onClick={() => void check()}>
        {t('rewards.raffle.proof.check')}
      </Button>{' '}
      <span role="status">
        {isRight === null ? null : t(isRight ? 'rewards.raffle.proof.right' : 'rewards.raffle.proof.wrong')}
      </span>
    </details>
  );
}

function useWinnerColumns(): MemberColumn<Raffle['winners'][number]>[] {
  const t = useText();
  return [
    { key: 'player', label: t('rewards.raffle.player'), cell: ({ player }) => player },
    {
      key: 'amount',
      label: t('rewards.recent.amount'),
      cell: ({ amount }) => <Amount value={amount} isPublic />,
      align: 'end',
      onCard: 'sum',
    },
    {
      key: 'time',
      label: t('records.time'),
      cell: ({ at }) => <Moment at={at} to="short" />,
      align: 'end',
      onCard: 'note',
    },
  ];
}

function Winners({ raffle: { winners, wonThisMonth, drawsThisMonth } }: RaffleProps) {
  const t = useText();
  return (
    <Card title={t('rewards.raffle.winners')}>
      <MemberTable
        label={t('rewards.raffle.winners')}
        columns={useWinnerColumns()}
        rows={winners}
        rowKey={({ player, at }) => `${player} ${at}`}
        empty={{ icon: 'trophy', title: t('rewards.raffle.noWinners') }}
      />
      <Facts
        items={[
          { label: t('rewards.raffle.wonThisMonth'), value: <Amount value={wonThisMonth} /> },
          { label: t('rewards.raffle.drawsThisMonth'), value: drawsThisMonth },
        ]}
      />
    </Card>
  );
}
