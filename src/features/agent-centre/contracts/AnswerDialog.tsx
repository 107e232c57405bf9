import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { contractQueries } from '../../../api/contracts.ts';
import { serverNow } from '../../../api/serverTime.ts';
import { actsOfContract, type PartyAct } from '../../../flows/contract/index.ts';
import { useText } from '../../../i18n/index.ts';
import { useQuery } from '../../../runtime/data/index.ts';
import { useOverlays } from '../../../runtime/overlays/index.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { FailureLine } from '../../../ui/form/FailureLine.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { Sheet } from '../../../ui/Sheet/Sheet.tsx';
import type { Contract, WageSoFar } from '../../../wire/contracts.ts';
import { failureText } from '../../../wire/failure.ts';
import { Person } from '../parts/Person.tsx';
import { percentText } from '../parts/useTermText.ts';
import { actWord, answeredBy } from './actWords.ts';
import { ContractBadge } from './ContractBadge.tsx';
import * as css from './contracts.css.ts';
import { RunningSum } from './RunningSum.tsx';
import { TermsStrip } from './TermsStrip.tsx';
import { useContractAnswer } from './useContractAnswer.ts';

const noteLimit = 140;

interface AnswerDialogProps {
  /** As the agent saw it. */
  readonly contract: Contract;
  readonly act: PartyAct;
  readonly onClose: () => void;
}

/** Asks before a party signs, rejects, terminates or withdraws [CONTRACT-10] [CONTRACT-11] [CONTRACT-12]. */
export function AnswerDialog({ contract: opened, act, onClose }: AnswerDialogProps) {
  const t = useText();
  const { showToast } = useOverlays();
  const [contract, setContract] = useState(opened);
  const detail = useQuery(contractQueries.detail(opened.contractId));
  const { state, send } = useContractAnswer(contract, act);
  const word = answeredBy(act, contract.state);
  const isSent = state.matches('sent');
  const finish = useEffectEvent(() => {
    showToast({ tone: 'success', title: t(`contract.done.${word}`, { name: opened.partner.name }) });
    onClose();
  });
  useEffect(() => (isSent ? finish() : undefined), [isSent]);
  const readAgain = (now: Contract) => {
    setContract(now);
    send({ type: 'contract.read', version: now.version, ends: now.signing?.ends ?? null });
  };
  return (
    <Sheet title={t(`contract.ask.${word}`)} onClose={onClose}>
      <div className={css.askedOf}>
        <Person
          name={<span title={contract.partner.name}>{contract.partner.name}</span>}
          avatar={contract.partner.avatar}
          note={`${t(`contract.side.${contract.side}`)} · ${t(`contract.kind.${contract.kind}`)}`}
          size={32}
        />
      </div>
      {state.matches('stale') ? (
        <Stale act={act} now={detail.isFetching ? undefined : detail.data?.contract} onRead={readAgain} onClose={onClose} />
      ) : (
        <Question
          key={contract.version}
          contract={contract}
          act={act}
          soFar={detail.isError ? null : detail.data?.soFar}
          busy={state.hasTag('busy')}
          failure={<FailureLine failed={state.context.failed} textOf={failureText} />}
          onSend={(note) => send({ type: 'contract.send', note })}
          onClose={onClose}
        />
      )}
    </Sheet>
  );
}

interface QuestionProps {
  readonly contract: Contract;
  readonly act: PartyAct;
  /** Undefined while it loads; null if there is none. */
  readonly soFar: WageSoFar | null | undefined;
  readonly busy: boolean;
  readonly failure: ReactNode;
  readonly onSend: (note: string) => void;
  readonly onClose: () => void;
}

function Question({ contract, act, soFar, busy, failure, onSend, onClose }: QuestionProps) {
  const t = useText();
  const [note, setNote] = useState('');
  const [hasRead, setRead] = useState(false);
  const word = answeredBy(act, contract.state);
  const takesNote = word === 'reject' || word === 'keep' || word === 'terminate';
  const isLong = Array.from(note.trim()).length > noteLimit;
  const isReady = !isLong && (word !== 'sign' || hasRead);
  return (
    <Form label={t(`contract.ask.${word}`)} busy={busy} onSubmit={() => (isReady ? onSend(note.trim()) : undefined)}>
      {failure}
      {word === 'sign' || word === 'withdraw' ? (
        <TermsStrip kind={contract.kind} terms={contract.terms} before={contract.before} />
      ) : null}
      {word === 'sign' ? <Ends contract={contract} /> : null}
      {word === 'terminate' || word === 'agree' ? <RunningSum contract={contract} soFar={soFar} /> : null}
      {word === 'sign' ? null : <p className={css.text}>{t(`contract.ask.${word}.text`)}</p>}
      {takesNote ? (
        <TextArea
          name="note"
          label={t('contract.note')}
          optional
          help={t('contract.note.read')}
          fault={isLong ? t('contract.note.long', { limit: noteLimit }) : null}
          value={note}
          limit={noteLimit}
          rows={3}
          onChange={setNote}
        />
      ) : null}
      {word === 'sign' ? (
        <Checkbox name="read" checked={hasRead} onChange={setRead}>
          {t('contract.ask.read')}
        </Checkbox>
      ) : null}
      <div className={css.buttons}>
        <Button tone="secondary" onClick={onClose}>
          {t(word === 'terminate' || word === 'agree' ? 'contract.ask.keep' : 'contract.ask.later')}
        </Button>
        <Button
          type="submit"
          tone={word === 'reject' || word === 'terminate' ? 'danger' : 'primary'}
          busy={busy}
          disabled={!isReady}
        >
          {t(word === 'terminate' ? 'contract.ask.terminate.send' : actWord(act, contract.state))}
        </Button>
      </div>
    </Form>
  );
}

/** Contract that a signature ends. */
function Ends({ contract: { before, signing } }: { readonly contract: Contract }) {
  const t = useText();
  if (signing?.ends == null) return null;
  const rate = before === null ? '' : percentText('rate' in before ? before.rate : before.profitRate);
  return <Alert tone="info">{t('contract.ask.ends', { rate, id: signing.ends })}</Alert>;
}

interface StaleProps {
  readonly act: PartyAct;
  /** The contract as it is now; undefined while it loads. */
  readonly now: Contract | undefined;
  readonly onRead: (now: Contract) => void;
  readonly onClose: () => void;
}

/** The other party was faster: shows what the contract is now, and asks again if the act still makes sense. */
function Stale({ act, now, onRead, onClose }: StaleProps) {
  const t = useText();
  const id = useId();
  const isPossible = now !== undefined && actsOfContract(now, serverNow()).includes(act);
  return (
    <>
      <Alert tone="warning" title={t('contract.stale')} live>
        {t(now === undefined ? 'contract.stale.loading' : isPossible ? 'contract.stale.again' : 'contract.stale.over')}
      </Alert>
      {now === undefined ? null : (
        <section aria-labelledby={id} className={css.now}>
          <p className={css.cardHead}>
            <span id={id}>{t('contract.stale.now')}</span>
            <ContractBadge contract={now} />
          </p>
          <TermsStrip kind={now.kind} terms={now.terms} before={now.before} />
          <Ends contract={now} />
        </section>
      )}
      <div className={css.buttons}>
        <Button tone="secondary" onClick={onClose}>
          {t('common.close')}
        </Button>
        {isPossible ? <Button onClick={() => onRead(now)}>{t('contract.stale.answer')}</Button> : null}
      </div>
    </>
  );
}
