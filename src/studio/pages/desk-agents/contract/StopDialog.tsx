import { useState } from 'react';
import type { DeskContract } from '../../../../wire/studio/deskAgents.ts';
import { failureTextOf, useAct } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { Button, Dialog, Note, showToast, TextArea } from '../../../kit/index.ts';
import * as css from '../agents.css.ts';

interface StopDialogProps {
  readonly merchant: string;
  readonly detail: DeskContract;
  readonly onClose: () => void;
}

const shortest = 3;
/** Repeated with every try of one act, so that the server carries it out once. */
const newRequestId = () => `desk-${crypto.randomUUID()}`;

/** Ends a contract for cause: what it does, and why. A refusal stays in the dialog, with what was typed. */
export function StopDialog({ merchant, detail, onClose }: StopDialogProps) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const [requestId] = useState(newRequestId);
  const { contract, upline, downline } = detail;
  const reason = typed.trim();
  const stop = useAct('deskStopContract', {
    changes: ['deskContract', 'deskContractWindows', 'deskAgents', 'deskAgent', 'deskAgentContracts', 'deskAgentFigures'],
    onDone: () => {
      showToast({ title: text('agents.stopped') });
      onClose();
    },
    failure: 'own',
  });
  return (
    <Dialog
      title={text('agents.stop')}
      isOpen
      onClose={onClose}
      foot={
        <>
          <Button variant="ghost" onPress={onClose}>
            {text('agents.cancel')}
          </Button>
          <Button
            variant="danger"
            isBusy={stop.isPending}
            onPress={() => stop.mutate({ params: { merchant, contract: contract.contractId }, body: { reason, requestId } })}
            {...(reason.length < shortest ? { why: text('agents.reasonShort') } : {})}
          >
            {text('agents.stop')}
          </Button>
        </>
      }
    >
      <div className={css.fields}>
        <Note tone="warning">
          {text('agents.stopText', {
            kind: text(`agents.kind.${contract.kind}`),
            upline: upline.username,
            downline: downline.username,
          })}
        </Note>
        <TextArea
          label={text('agents.reason')}
          hint={text('agents.reasonHint')}
          value={typed}
          onChange={setTyped}
          maxLength={200}
          autoFocus
        />
        {stop.error === null ? null : (
          <Note tone="danger" isLive>
            {failureTextOf(stop.error, text)}
          </Note>
        )}
      </div>
    </Dialog>
  );
}
