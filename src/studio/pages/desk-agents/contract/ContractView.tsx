import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { termChanges } from '../../../../domain/contracts/index.ts';
import { Failure } from '../../../../wire/failure.ts';
import type { DeskContract } from '../../../../wire/studio/deskAgents.ts';
import { failureTextOf, read } from '../../../api/index.ts';
import { useSession } from '../../../app/index.ts';
import { useMoment, useText } from '../../../i18n/index.ts';
import { Badge, Button, DiffText, EmptyState, Note, Unread } from '../../../kit/index.ts';
import * as css from '../agents.css.ts';
import { eventText, stateTones, useAgentText } from '../agentText.ts';
import type { PanelProps } from '../usePlace.ts';
import { StopDialog } from './StopDialog.tsx';
import { Windows } from './Windows.tsx';
import { WindowView } from './WindowView.tsx';

interface ContractViewProps extends PanelProps {
  readonly contractId: string;
  readonly symbol: string;
}

/** One contract: terms old and new, windows, history, and its end for cause. A window that is opened takes their place. */
export function ContractView({ merchant, contractId, symbol, place, go }: ContractViewProps) {
  const text = useText();
  const { data, error, refetch } = useQuery(read('deskContract', { params: { merchant, contract: contractId } }));
  const [isStopping, setStopping] = useState(false);
  const isGone = error instanceof Failure && error.code === 'NOT_FOUND';
  const back = (
    <Button size="small" variant="ghost" icon="arrow-left" onPress={() => go({ contract: null })}>
      {text('agents.toContracts')}
    </Button>
  );
  if (data === undefined) {
    return (
      <div className={css.part}>
        <span>{back}</span>
        {isGone ? (
          <EmptyState icon="file-text" title={text('agents.noSuchContract')} />
        ) : (
          <Unread failure={error && failureTextOf(error, text)} onRetry={refetch} height={320} />
        )}
      </div>
    );
  }
  const { contract, downline } = data;
  return (
    <div className={css.part}>
      <span>{back}</span>
      <div className={css.boxHead}>
        <h3 className={css.title}>{text(`agents.title.${contract.kind}`, { name: downline.name })}</h3>
        <Badge tone={stateTones[contract.state]}>{text(`agents.state.${contract.state}`)}</Badge>
      </div>
      {place.window === null ? (
        <>
          <Terms detail={data} symbol={symbol} />
          <Windows merchant={merchant} detail={data} symbol={symbol} go={go} />
          <History detail={data} />
          <Stop detail={data} onStop={() => setStopping(true)} />
        </>
      ) : (
        <WindowView
          key={place.window}
          merchant={merchant}
          contractId={contractId}
          from={place.window}
          payment={place.payment}
          symbol={symbol}
          go={go}
        />
      )}
      {isStopping ? <StopDialog merchant={merchant} detail={data} onClose={() => setStopping(false)} /> : null}
    </div>
  );
}

interface DetailProps {
  readonly detail: DeskContract;
}

function Terms({ detail, symbol }: DetailProps & { readonly symbol: string }) {
  const text = useText();
  const moment = useMoment();
  const words = useAgentText(symbol);
  const { contract, upline, downline } = detail;
  const { kind, terms, before, offeredAt, signedAt, endedAt, answerUntil, paidRates, signing } = contract;
  const facts: readonly (readonly [string, string | null])[] = [
    [text('agents.fact.parties'), text('agents.parties', { upline: upline.username, downline: downline.username })],
    [text('agents.fact.offered'), moment(offeredAt)],
    [text('agents.fact.signed'), signedAt && moment(signedAt)],
    [text('agents.fact.lapses'), answerUntil && moment(answerUntil)],
    [text('agents.fact.ended'), endedAt && moment(endedAt)],
    [text('agents.debt'), Number(contract.debt) === 0 ? null : words.sum(contract.debt)],
  ];
  return (
    <section className={css.box} aria-label={text('agents.terms')}>
      <dl className={css.facts}>
        {termChanges(kind, before, terms).map((change) => (
          <div key={change.name} className={css.fact}>
            <dt className={css.factName}>{text(`agents.term.${change.name}`)}</dt>
            <dd className={css.factValue}>
              {change.isChanged && change.before !== null ? (
                <DiffText before={words.term({ type: change.type, value: change.before })} after={words.term(change)} />
              ) : before === null ? (
                words.term(change)
              ) : (
                text('agents.unchanged', { value: words.term(change) })
              )}
            </dd>
          </div>
        ))}
        {facts.map(([name, value]) =>
          value === null ? null : (
            <div key={name} className={css.fact}>
              <dt className={css.factName}>{name}</dt>
              <dd className={css.factValue}>{value}</dd>
            </div>
          ),
        )}
      </dl>
      {paidRates === null ? null : (
        <Note tone="warning">
          {text('agents.paidRates', {
            rates: Object.values(paidRates)
              .map((rate) => words.percent(rate))
              .join(' / '),
          })}
        </Note>
      )}
      {signing === null || (signing.ends === null && signing.blockedBy === null) ? null : (
        <Note tone="info">{text(signing.ends === null ? 'agents.signing.blocked' : 'agents.signing.ends')}</Note>
      )}
    </section>
  );
}

/** Agreements of all contracts of the kind between the two; who stopped one is for operators only. */
function History({ detail }: DetailProps) {
  const text = useText();
  const moment = useMoment();
  const { events, stops, upline, downline } = detail;
  const nameOf = (side: string) => (side === 'upline' ? upline.username : downline.username);
  return (
    <section className={css.box} aria-label={text('agents.history')}>
      <h3 className={css.subtitle}>{text('agents.history')}</h3>
      <ol className={css.events}>
        {events.toReversed().map((event) => {
          const stop = event.act === 'stop' ? stops.find(({ contractId }) => contractId === event.contractId) : undefined;
          return (
            <li key={`${event.contractId} ${event.at} ${event.act}`} className={css.event}>
              <span className={css.eventTime}>{moment(event.at)}</span>
              <span className={css.stack}>
                <span>{eventText(text, event, nameOf)}</span>
                {event.note === null ? null : <q className={css.meta}>{event.note}</q>}
                {stop === undefined ? null : (
                  <span className={css.meta}>{text('agents.stoppedBy', { by: stop.by, reason: stop.reason })}</span>
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function Stop({ detail, onStop }: DetailProps & { readonly onStop: () => void }) {
  const text = useText();
  const { operator } = useSession();
  const { state } = detail.contract;
  const runs = state === 'active' || state === 'terminating';
  const why = operator.roles.includes('money') ? null : text('agents.onlyMoney');
  return (
    <div className={css.stop}>
      <p className={css.stopText}>{text('agents.onlyParties')}</p>
      {runs ? (
        <Button variant="danger" icon="prohibit" onPress={onStop} {...(why === null ? {} : { why })}>
          {text('agents.stop')}
        </Button>
      ) : null}
    </div>
  );
}
