import { useState } from 'react';
import { Heading } from 'react-aria-components';
import type { EnvelopeState } from '../../../domain/mission.ts';
import { momentText } from '../../../domain/momentText.ts';
import { moneyText, priceText } from '../../../domain/moneyText.ts';
import { commitmentOf, prizeOf } from '../../../domain/raffle.ts';
import { useLanguage, useText } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import { useMemberHref } from '../../../runtime/navigation/index.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import { type FailureCode, failureText } from '../../../wire/failure.ts';
import type { EnvelopeOpened, RedEnvelope } from '../../../wire/missions.ts';
import back from './art/back.svg';
import body from './art/body.svg';
import coins from './art/coins.svg';
import flap from './art/flap.svg';
import flapOpen from './art/flap-open.svg';
import rays from './art/rays.svg';
import seal from './art/seal.svg';
import * as css from './envelope.css.ts';
import { lastMinute } from './lastMinute.ts';

/** States of the flow. */
type EnvelopeStage = 'closed' | 'opening' | 'shaking' | 'flap' | 'coins' | 'opened' | 'gone';

export interface EnvelopeViewProps {
  readonly envelope: RedEnvelope;
  readonly left: number;
  readonly stage: EnvelopeStage;
  readonly result: EnvelopeOpened['result'] | null;
  readonly failed: { readonly code: FailureCode } | null;
  readonly endedBy: EnvelopeState | null;
  readonly onOpen: () => void;
  readonly onSkip: () => void;
  readonly onNext: () => void;
  readonly onClose: () => void;
}

/** A red envelope in one step of its opening. What the picture shows is in the words as well. */
export function EnvelopeView(props: EnvelopeViewProps) {
  const t = useText();
  const { envelope, stage } = props;
  const isShown = stage === 'opened';
  return (
    <>
      {stage === 'coins' || isShown ? <img className={css.rays} src={rays} alt="" /> : null}
      <header className={css.head}>
        <span className={css.overline}>{envelope.mission ?? t('envelope.given')}</span>
        <Heading slot="title" className={css.title}>
          {t(isShown ? 'envelope.title.opened' : stage === 'gone' ? 'envelope.title.gone' : 'envelope.title')}
        </Heading>
      </header>
      <div className={css.stage} aria-hidden="true">
        <Envelope stage={stage} />
      </div>
      <div className={css.foot}>
        <div className={css.words} role="status">
          <Words {...props} />
        </div>
        <Acts {...props} />
      </div>
    </>
  );
}

const moves = { opening: 'breathing', shaking: 'shaking' } as const;

/** The pieces of the envelope. The ones that a step has moved stay where it left them. */
function Envelope({ stage }: Pick<EnvelopeViewProps, 'stage'>) {
  const isOpen = stage === 'flap' || stage === 'coins' || stage === 'opened';
  const move = stage === 'opening' || stage === 'shaking' ? moves[stage] : 'still';
  return (
    <div className={`${css.envelope} ${css.moving[move]}`}>
      {isOpen ? <img className={css.pieces[stage === 'flap' ? 'unfolding' : 'plain']} src={flapOpen} alt="" /> : null}
      <img className={css.pieces.plain} src={back} alt="" />
      {stage === 'coins' || stage === 'opened' ? (
        <img className={css.pieces[stage === 'coins' ? 'rising' : 'plain']} src={coins} alt="" />
      ) : null}
      <img className={css.pieces.plain} src={body} alt="" />
      {stage === 'coins' || stage === 'opened' ? null : (
        <>
          <img className={css.pieces[isOpen ? 'folding' : 'plain']} src={flap} alt="" />
          <img className={css.pieces[isOpen ? 'leaving' : 'plain']} src={seal} alt="" />
        </>
      )}
    </div>
  );
}

function Words({ envelope, stage, result, failed, endedBy }: EnvelopeViewProps) {
  const t = useText();
  const language = useLanguage();
  const { money, timeZone } = useBrand();
  if (stage === 'gone') return <p className={css.line}>{t(`envelope.gone.${endedBy ?? 'expired'}`)}</p>;
  if (stage === 'opened' && result !== null) {
    const time = momentText(result.at, { timeZone, language, to: 'second' });
    return (
      <div className={css.shown}>
        <p className={css.line}>{t('envelope.received')}</p>
        <p className={css.sum}>{priceText(result.amount, money.symbol, money)}</p>
        <p className={css.line}>{t('envelope.credited', { time })}</p>
      </div>
    );
  }
  if (stage !== 'closed') return <p className={css.line}>{t('envelope.opening')}</p>;
  const until = momentText(lastMinute(envelope.expiresAt), { timeZone, language, to: 'short' });
  return (
    <>
      {failed === null ? null : <p className={css.failed}>{t(failureText(failed.code))}</p>}
      <p className={css.line}>
        {t('envelope.range', { least: moneyText(envelope.least, money), most: moneyText(envelope.most, money) })}
      </p>
      <p className={css.line}>{t('envelope.until', { until })}</p>
    </>
  );
}

/** One main button in the same place through all steps, so that it keeps the focus. */
function Acts({ stage, result, left, onOpen, onSkip, onNext, onClose }: EnvelopeViewProps) {
  const t = useText();
  const memberHref = useMemberHref();
  const isOver = stage === 'opened' || stage === 'gone';
  const hasNext = isOver && left > 0;
  const [label, act] =
    stage === 'closed'
      ? [t('envelope.open'), onOpen]
      : isOver
        ? hasNext
          ? [t('envelope.next', { count: left }), onNext]
          : [t('envelope.done'), onClose]
        : [t('envelope.skip'), onSkip];
  return (
    <>
      <Button tone="onMedia" size="lg" block onClick={act}>
        {label}
      </Button>
      <div className={css.links}>
        {stage === 'closed' || hasNext ? (
          <button type="button" className={css.link} onClick={onClose}>
            {t(hasNext ? 'envelope.done' : 'envelope.later')}
          </button>
        ) : null}
        {stage === 'opened' ? (
          <SiteLink to={memberHref('bonusDetails')} className={css.link}>
            {t('envelope.bonuses')}
          </SiteLink>
        ) : null}
        {stage === 'opened' && result !== null ? <Proof result={result} /> : null}
      </div>
    </>
  );
}

/** Repeats the draw in the browser, from what the server has published before and after it. */
function Proof({ result }: { readonly result: EnvelopeOpened['result'] }) {
  const t = useText();
  const [isRight, setRight] = useState<boolean | null>(null);
  const check = async () => {
    const prize = await prizeOf(result, result.weights);
    setRight(prize === result.prize && (await commitmentOf(result.serverSeed)) === result.commitment);
  };
  return (
    <>
      {isRight === null ? (
        <button type="button" className={css.link} onClick={() => void check()}>
          {t('envelope.proof')}
        </button>
      ) : null}
      <span role="status">{isRight === null ? null : t(isRight ? 'envelope.proof.right' : 'envelope.proof.wrong')}</span>
    </>
  );
}
