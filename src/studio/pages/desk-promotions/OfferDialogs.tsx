import { useState } from 'react';
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

/** Puts the last version in force, or before a second operator. */
export function PublishDialog({ merchant, row, approval, onClose }: OfferDialogProps & { readonly approval: string | null }) {
  const text = useText();
  const [typed, setTyped] = useState('');
  // The same with every try, so that the server carries it out once.
  const [requestId] = useState(() => `offer-${crypto.randomUUID()}`);
  const reason = typed.trim();
  const publish = useAct('deskPublishOffer', {
    changes,
    failure: 'own',
    onDone: ({ state }) => {
      showToast({ title: text(state === 'pending' ? 'offers.asked' : 'offers.published') });
      onClose();
    },
  });
  return (
    <Dialog
      title={text(approval === null ? 'offers.publish' : 'offers.publishFirst')}
      isOpen
      onClose={onClose}
      foot={
        <>
          <Button variant="ghost" onPress={onClose}>
            {text('offers.cancel')}
          </Button>
          <Button
            variant="primary"
            isBusy={publish.isPending}
            onPress={() =>
              publish.mutate({ params: { merchant, offer: row.offer }, body: { version: row.newest, reason, requestId } })
            }
            {...(reason.length < shortest ? { why: text('offers.reasonShort') } : {})}
          >
            {text(approval === null ? 'offers.publish' : 'offers.ask')}
          </Button>
        </>
      }
    >
      <div className={css.part}>
        <p className={css.plain}>
          {text(approval === null ? 'offers.publishText' : 'offers.publishAbove', { sum: approval ?? '' })}
        </p>
        <p className={css.plain}>{text('offers.heldText')}</p>
        <TextArea label={text('offers.reason')} value={typed} onChange={setTyped} maxLength={200} autoFocus />
        {publish.error === null ? null : (
          <Note tone="danger" isLive>
            {refusalText(publish.error, text)}
          </Note>
        )}
      </div>
    </Dialog>
  );
}

/** Ends a promotion now. */
export function EndDialog({ merchant, row, onClose }: OfferDialogProps) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const reason = typed.trim();
  const end = useAct('deskEndOffer', {
    changes,
    failure: 'own',
    onDone: () => {
      showToast({ title: text('offers.endedDone') });
      onClose();
    },
  });
  return (
    <Dialog
      title={text('offers.end')}
      isOpen
      onClose={onClose}
      foot={
        <>
          <Button variant="ghost" onPress={onClose}>
            {text('offers.cancel')}
          </Button>
          <Button
            variant="danger"
            isBusy={end.isPending}
            onPress={() => end.mutate({ params: { merchant, offer: row.offer }, body: { reason } })}
            {...(reason.length < shortest ? { why: text('offers.reasonShort') } : {})}
          >
            {text('offers.end')}
          </Button>
        </>
      }
    >
      <div className={css.part}>
        <Note tone="warning">{text('offers.endText')}</Note>
        <TextArea label={text('offers.reason')} value={typed} onChange={setTyped} maxLength={200} autoFocus />
        {end.error === null ? null : (
          <Note tone="danger" isLive>
            {refusalText(end.error, text)}
          </Note>
        )}
      </div>
    </Dialog>
  );
}
