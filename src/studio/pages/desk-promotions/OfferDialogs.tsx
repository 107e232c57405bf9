import { type ReactNode, useState } from 'react';
import type { TermFault } from '../../../domain/promotionTerms.ts';
import { Failure } from '../../../wire/failure.ts';
import type { DeskOfferRow } from '../../../wire/studio/deskOffers.ts';
import { failureTextOf, useAct } from '../../api/index.ts';
import { type Translate, useText } from '../../i18n/index.ts';
import { Button, Dialog, Note, showToast, TextArea } from '../../kit/index.ts';
import * as css from './promotions.css.ts';
import { faultText } from './WordsFields.tsx';

interface OfferDialogProps {
  readonly merchant: string;
  readonly row: DeskOfferRow;
  readonly onClose: () => void;
}

const shortest = 3;
const changes = ['deskOffers', 'deskOffer'] as const;

/** A refusal for words that lack something names it. */
function refusalText(error: unknown, text: Translate): string {
  const terms = error instanceof Failure ? ((error.value ?? {}) as { readonly terms?: readonly TermFault[] }).terms : undefined;
  return terms === undefined ? failureTextOf(error, text) : terms.map((fault) => faultText(text, fault)).join(' ');
}

interface ReasonDialogProps {
  readonly title: string;
  readonly act: string;
  readonly variant: 'primary' | 'danger';
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly onAct: (reason: string) => void;
  readonly onClose: () => void;
  /** Text above the reason. */
  readonly children: ReactNode;
}

/** An act that is given a reason. */
function ReasonDialog({ title, act, variant, isBusy, error, onAct, onClose, children }: ReasonDialogProps) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const reason = typed.trim();
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      foot={
        <>
          <Button variant="ghost" onPress={onClose}>
            {text('offers.cancel')}
          </Button>
          <Button
            variant={variant}
            isBusy={isBusy}
            onPress={() => onAct(reason)}
            {...(reason.length < shortest ? { why: text('offers.reasonShort') } : {})}
          >
            {act}
          </Button>
        </>
      }
    >
      <div className={css.part}>
        {children}
        <TextArea label={text('offers.reason')} value={typed} onChange={setTyped} maxLength={200} autoFocus />
        {error === null ? null : (
          <Note tone="danger" isLive>
            {refusalText(error, text)}
          </Note>
        )}
      </div>
    </Dialog>
  );
}

/** Puts the last version in force, or before a second operator. */
export function PublishDialog({ merchant, row, approval, onClose }: OfferDialogProps & { readonly approval: string | null }) {
  const text = useText();
  // The same with every try, so that the server carries it out once.
  const [requestId] = useState(() => `offer-${crypto.randomUUID()}`);
  const publish = useAct('deskPublishOffer', {
    changes,
    failure: 'own',
    onDone: ({ state }) => {
      showToast({ title: text(state === 'pending' ? 'offers.asked' : 'offers.published') });
      onClose();
    },
  });
  return (
    <ReasonDialog
      title={text(approval === null ? 'offers.publish' : 'offers.publishFirst')}
      act={text(approval === null ? 'offers.publish' : 'offers.ask')}
      variant="primary"
      isBusy={publish.isPending}
      error={publish.error}
      onAct={(reason) =>
        publish.mutate({ params: { merchant, offer: row.offer }, body: { version: row.newest, reason, requestId } })
      }
      onClose={onClose}
    >
      <p className={css.plain}>
        {text(approval === null ? 'offers.publishText' : 'offers.publishAbove', { sum: approval ?? '' })}
      </p>
      <p className={css.plain}>{text('offers.heldText')}</p>
    </ReasonDialog>
  );
}

/** Ends a promotion now. */
export function EndDialog({ merchant, row, onClose }: OfferDialogProps) {
  const text = useText();
  const end = useAct('deskEndOffer', {
    changes,
    failure: 'own',
    onDone: () => {
      showToast({ title: text('offers.endedDone') });
      onClose();
    },
  });
  return (
    <ReasonDialog
      title={text('offers.end')}
      act={text('offers.end')}
      variant="danger"
      isBusy={end.isPending}
      error={end.error}
      onAct={(reason) => end.mutate({ params: { merchant, offer: row.offer }, body: { reason } })}
      onClose={onClose}
    >
      <Note tone="warning">{text('offers.endText')}</Note>
    </ReasonDialog>
  );
}
