import { useEffect, useState } from 'react';
import { recordQueries } from '../../../api/records.ts';
import { localized } from '../../../domain/language.ts';
import { momentText } from '../../../domain/momentText.ts';
import { useLanguage, useText } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import { Amount, categoryText, resultOf, StateBadge } from '../../../runtime/centre/index.ts';
import { useQuery } from '../../../runtime/data/index.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Facts } from '../../../ui/Facts/Facts.tsx';
import { Sheet } from '../../../ui/Sheet/Sheet.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import type { BetRow, RoundDetail } from '../../../wire/play.ts';
import { outcomeOf, tones } from './betOutcome.ts';
import * as css from './RoundWindow.css.ts';

interface RoundWindowProps {
  readonly bet: BetRow;
  readonly onClose: () => void;
}

/** A round with its bets and, if its vendor discloses them, the seeds that verify it. */
export function RoundWindow({ bet, onClose }: RoundWindowProps) {
  const t = useText();
  const { vendor, roundId } = bet;
  const { data, isLoadingError } = useQuery(recordQueries.round({ vendor, roundId }));
  return (
    <Sheet title={bet.gameName} width={560} onClose={onClose}>
      <Facts
        size="sm"
        items={[
          { label: t('records.bets.category'), value: categoryText(t, bet.gameType) },
          { label: t('records.bets.vendor'), value: bet.vendorName },
          { label: t('records.round'), value: <span className={css.code}>{bet.roundId}</span> },
        ]}
      />
      {isLoadingError ? <Alert tone="danger">{t('records.round.failed')}</Alert> : null}
      {(data?.bets ?? [bet]).map((each) => (
        <BetLines key={each.betId} bet={each} />
      ))}
      {data === undefined && !isLoadingError ? <Skeleton shape="text" /> : null}
      {data === undefined ? null : <Proof proof={data.proof} />}
    </Sheet>
  );
}

function BetLines({ bet }: { readonly bet: BetRow }) {
  const t = useText();
  const language = useLanguage();
  const { timeZone } = useBrand();
  const moment = (at: string) => momentText(at, { timeZone, language, to: 'second' });
  const sumOf = (name: 'validBet' | 'payout') => {
    const value = bet[name];
    return value === null ? null : { label: t(`records.bets.${name}`), value: <Amount value={value} /> };
  };
  return (
    <section className={css.bet} aria-label={bet.betId}>
      <Facts
        size="sm"
        items={[
          { label: t('records.bets.number'), value: <span className={css.code}>{bet.betId}</span> },
          bet.selection && { label: t('records.bets.pick'), value: localized(bet.selection, language) },
          bet.outcome && { label: t('records.bets.outcome'), value: localized(bet.outcome, language) },
          { label: t('records.bets.stakeOf'), value: <Amount value={bet.stake} /> },
          sumOf('validBet'),
          sumOf('payout'),
          { label: t('records.bets.resultOf'), value: <Amount value={resultOf(bet)} signed /> },
          {
            label: t('records.state'),
            value: <StateBadge tone={tones[outcomeOf(bet)]}>{t(`records.outcome.${outcomeOf(bet)}`)}</StateBadge>,
          },
          { label: t('records.bets.placedAt'), value: moment(bet.placedAt) },
          bet.decidedAt === null ? null : { label: t('records.bets.decidedAt'), value: moment(bet.decidedAt) },
        ]}
      />
    </section>
  );
}

function Proof({ proof }: Pick<RoundDetail, 'proof'>) {
  const t = useText();
  const matches = useMatches(proof);
  if (proof === null) return <p className={css.note}>{t('records.proof.none')}</p>;
  return (
    <section className={css.bet} aria-label={t('records.proof')}>
      <h3 className={css.subtitle}>{t('records.proof')}</h3>
      <Facts
        size="sm"
        items={[
          { label: t('records.proof.commitment'), value: <span className={css.code}>{proof.commitment}</span> },
          {
            label: t('records.proof.serverSeed'),
            value: <span className={css.code}>{proof.serverSeed ?? t('records.proof.later')}</span>,
          },
          { label: t('records.proof.clientSeed'), value: <span className={css.code}>{proof.clientSeed}</span> },
          { label: t('records.proof.nonce'), value: proof.nonce },
        ]}
      />
      {matches === null ? null : (
        <Alert tone={matches ? 'success' : 'danger'}>{t(matches ? 'records.proof.matches' : 'records.proof.differs')}</Alert>
      )}
    </section>
  );
}

/** Whether the revealed seed is the one that was committed to before the bet; null while unknown. */
function useMatches(proof: RoundDetail['proof']): boolean | null {
  const [hashed, setHashed] = useState<{ readonly seed: string; readonly digits: string } | null>(null);
  const seed = proof?.serverSeed ?? null;
  useEffect(() => {
    let left = false;
    if (seed === null) return undefined;
    void crypto.subtle.digest('SHA-256', new TextEncoder().encode(seed)).then((hash) => {
      const digits = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
      if (!left) setHashed({ seed, digits });
    });
    return () => {
      left = true;
    };
  }, [seed]);
  return proof === null || hashed === null || hashed.seed !== seed ? null : hashed.digits === proof.commitment;
}
