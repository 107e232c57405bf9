import { useState } from 'react';
import { withdrawalCalls } from '../../../api/withdrawals.ts';
import { imageFault, imageLimits } from '../../../domain/imageRules.ts';
import { refusedImage } from '../../../flows/receipt/index.ts';
import { useText } from '../../../i18n/index.ts';
import { useMutation } from '../../../runtime/data/index.ts';
import { useOverlays } from '../../../runtime/overlays/index.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { FailureLine } from '../../../ui/form/FailureLine.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { type ChosenImage, ImageField, type RefusedImage } from '../../../ui/form/ImageField.tsx';
import { Sheet } from '../../../ui/Sheet/Sheet.tsx';
import { failureCodeOf, failureText } from '../../../wire/failure.ts';
import * as css from './report.css.ts';
import { Subject, type SubjectProps } from './Subject.tsx';
import { useRefresh } from './useWithdrawal.ts';

export interface ProofDialogProps extends SubjectProps {
  readonly onClose: () => void;
}

/** Further images of a payment that was reported as partly or not received. */
export default function ProofDialog({ order, part, onClose }: ProofDialogProps) {
  const t = useText();
  const refresh = useRefresh();
  const { showToast } = useOverlays();
  const [images, setImages] = useState<readonly ChosenImage[]>([]);
  const [unfit, setUnfit] = useState<RefusedImage | null>(null);
  const [isMissing, setMissing] = useState(false);
  const sending = useMutation({
    mutationFn: (files: readonly Blob[]) => withdrawalCalls.addProofs({ order: order.order, part: part.part, images: files }),
    onSettled: refresh,
  });
  const count = imageLimits.count - part.proofs;
  const rules = {
    ...imageLimits,
    count,
    faultOf: (...[image, before]: Parameters<typeof imageFault>) => imageFault(image, before + part.proofs),
  };
  const refused = sending.isError ? refusedImage(sending.error) : null;
  const rejected = refused === null ? undefined : images[refused.index];

  const send = () => {
    setMissing(images.length === 0);
    if (images.length === 0) return;
    const files = images.map(({ file }) => file);
    sending.mutate(files, {
      onSuccess: () => {
        showToast({ tone: 'success', title: t('withdraw.proofs.sent') });
        onClose();
      },
    });
  };

  return (
    <Sheet title={t('withdraw.proofs')} width={680} onClose={onClose}>
      <Form label={t('withdraw.proofs')} busy={sending.isPending} onSubmit={send}>
        <Subject order={order} part={part} />
        <FailureLine
          failed={sending.isError && rejected === undefined ? { code: failureCodeOf(sending.error), waitSeconds: null } : null}
          textOf={(code) => (code === 'CONFLICT' ? 'withdraw.report.late' : failureText(code))}
        />
        <ImageField
          label={t('withdraw.report.proof')}
          required
          rules={rules}
          images={images}
          refused={refused === null || rejected === undefined ? unfit : { name: rejected.file.name, rule: refused.rule }}
          onChange={(chosen, fault) => {
            setImages(chosen);
            setUnfit(fault);
            setMissing(false);
            sending.reset();
          }}
        />
        {isMissing ? (
          <p className={css.fault} role="alert">
            {t('withdraw.report.fault.images')}
          </p>
        ) : null}
        <div className={css.foot}>
          <Button tone="ghost" onClick={onClose}>
            {t('withdraw.report.later')}
          </Button>
          <Button type="submit" size="lg" busy={sending.isPending}>
            {t('withdraw.proofs.send')}
          </Button>
        </div>
      </Form>
    </Sheet>
  );
}
