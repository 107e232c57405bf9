import type { RedEnvelope } from '../../../wire/missions.ts';
import { EnvelopeFrame } from './EnvelopeFrame.tsx';
import { EnvelopeView } from './EnvelopeView.tsx';
import { useEnvelope } from './useEnvelope.ts';

export interface EnvelopeDialogProps {
  readonly envelope: RedEnvelope;
  /** Envelopes that wait besides this one. */
  readonly left: number;
  /** Reads the account again. */
  readonly onChanged: () => void;
  readonly onNext: () => void;
  readonly onClose: () => void;
}

/** Opens a red envelope [PROD-31] over the panel. Closing it while the server draws loses nothing: the sum is in the wallet. */
export function EnvelopeDialog({ envelope, left, onChanged, onNext, onClose }: EnvelopeDialogProps) {
  const [{ value, context }, send] = useEnvelope(envelope, onChanged);
  return (
    <EnvelopeFrame
      onClose={() => {
        onChanged();
        onClose();
      }}
    >
      <EnvelopeView
        envelope={envelope}
        left={left}
        stage={value}
        result={context.result}
        failed={context.failed}
        endedBy={context.endedBy}
        onOpen={() => send({ type: 'envelope.open' })}
        onSkip={() => send({ type: 'envelope.skip' })}
        onNext={onNext}
        onClose={onClose}
      />
    </EnvelopeFrame>
  );
}
