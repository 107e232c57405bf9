import { type ReactNode, useEffect, useState } from 'react';
import { recordQueries } from '../../../api/records.ts';
import { localized } from '../../../domain/language.ts';
import { momentText } from '../../../domain/momentText.ts';
import { useLanguage, useText } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import { Amount, categoryText, resultOf, StateBadge } from '../../../runtime/centre/index.ts';
import { useQuery } from '../../../runtime/data/index.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
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
      <Facts bet={bet} />
      {isLoadingError ? <Alert tone="danger">{t('records.round.failed')}</Alert> : null}
      {(data?.bets ?? [bet]).map((each) => (
        <BetLines key={each.betId} bet={each} />
      ))}
      {data === undefined && !isLoadingError ? <Skeleton shape="text" /> : null}
      {data === undefined ? null : <Proof proof={data.proof} />}
    </Sheet>
  );
}

function Facts({ bet }: { readonly bet: BetRow }) {
  const t = useText();
  return (
    <dl className={css.facts}>
      <Fact label={t('records.bets.category')}>{categoryText(t, bet.gameType)}</Fact>
      <Fact label={t('records.bets.vendor')}>{bet.vendorName}</Fact>
      <Fact label={t('records.round')}>
        <span className={css.code}>{bet.roundId}</span>
      </Fact>
    </dl>
  );
}

function BetLines({ bet }: { readonly bet: BetRow }) {
  const t = useText();
  const language = useLanguage();
  const { timeZone } = useBrand();
  const moment = (at: string) => momentText(at, { timeZone, language, to: 'second' });
  return (
    <section className={css.bet} aria-label={bet.betId}>
      <dl className={css.facts}>
        <Fact label={t('records.bets.number')}>
          <span className={css.code}>{bet.betId}</span>
        </Fact>
        {bet.selection === null ? null : <Fact label={t('records.bets.pick')}>{localized(bet.selection, language)}</Fact>}
        {bet.outcome === null ? null : <Fact label={t('records.bets.outcome')}>{localized(bet.outcome, language)}</Fact>}
        <Fact label={t('records.bets.stakeOf')}>
          <Amount value={bet.stake} />
        </Fact>
        {bet.validBet === null ? null : (
          <Fact label={t('records.bets.validBet')}>
            <Amount value={bet.validBet} />
          </Fact>
        )}
        {bet.payout === null ? null : (
          <Fact label={t('records.bets.payout')}>
            <Amount value={bet.payout} />
          </Fact>
        )}
        <Fact label={t('records.bets.resultOf')}>
          <Amount value={resultOf(bet)} signed />
        </Fact>
        <Fact label={t('records.state')}>
          <StateBadge tone={tones[outcomeOf(bet)]}>{t(`records.outcome.${outcomeOf(bet)}`)}</StateBadge>
        </Fact>
        <Fact label={t('records.bets.placedAt')}>{moment(bet.placedAt)}</Fact>
        {bet.decidedAt === null ? null : <Fact label={t('records.bets.decidedAt')}>{moment(bet.decidedAt)}</Fact>}
      </dl>
    </section>
  );
}

function Proof({ proof }: Pick<RoundDetail, 'proof'>) {
  const t = useText();
  const matches = useMatches(proof);
  if (proof === null) return <p className={css.note}>{t('records.proof.none')}</p>;
  return (
    <section className={css.bet} aria-label={t('records.proof')}>
      <h4 className={css.subtitle}>{t('records.proof')}</h4>
      <dl className={css.facts}>
        <Fact label={t('records.proof.commitment')}>
          <span className={css.code}>{proof.commitment}</span>
        </Fact>
        <Fact label={t('records.proof.serverSeed')}>
          <span className={css.code}>{proof.serverSeed ?? t('records.proof.later')}</span>
        </Fact>
        <Fact label={t('records.proof.clientSeed')}>
          <span className={css.code}>{proof.clientSeed}</span>
        </Fact>
        <Fact label={t('records.proof.nonce')}>{proof.nonce}</Fact>
      </dl>
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

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt>{label}</dt>
      <dd className={css.value}>{children}</dd>
    </div>
  );
}
