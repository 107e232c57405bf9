import { useEffect, useEffectEvent, useState } from 'react';
import { imageFault, imageLimits } from '../../../domain/imageRules.ts';
import { minus, moneyOf, moneyToWire, readMoney, sumOf } from '../../../domain/money.ts';
import { moneyText } from '../../../domain/moneyText.ts';
import { type ReceiptForm, receiptFaults } from '../../../flows/receipt/index.ts';
import { useText } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import { useOverlays } from '../../../runtime/overlays/index.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { AmountField } from '../../../ui/form/AmountField.tsx';
import { FailureLine } from '../../../ui/form/FailureLine.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { type ChosenImage, ImageField, type RefusedImage } from '../../../ui/form/ImageField.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { useEntries } from '../../../ui/form/useEntries.ts';
import { Sheet } from '../../../ui/Sheet/Sheet.tsx';
import { failureText } from '../../../wire/failure.ts';
import * as css from './report.css.ts';
import { Subject, type SubjectProps } from './Subject.tsx';
import { useReceipt } from './useWithdrawal.ts';

const noteLimit = 140;
const answers = ['received', 'partly', 'notReceived'] as const;
const rules = { ...imageLimits, faultOf: imageFault };

export interface ReportDialogProps extends SubjectProps {
  /** The answer chosen at first. */
  readonly answer: ReceiptForm['answer'];
  readonly onClose: () => void;
}

/** Report of the arrived part of a payment: all, a part with its proof, or nothing with its proof. A sheet on phones. */
export default function ReportDialog({ onClose, ...reporting }: ReportDialogProps) {
  const t = useText();
  const { order, part } = reporting;
  const { state, send } = useReceipt({ order: order.order, part: part.part, paid: part.amount });
  const isOver = state.status === 'done';
  const { showToast } = useOverlays();
  const finish = useEffectEvent(() => {
    if (state.matches('sent')) {
      const words = { order: order.order };
      showToast(
        state.context.form?.answer === 'received'
          ? { tone: 'success', title: t('withdraw.report.confirmed', words) }
          : { tone: 'success', title: t('withdraw.report.sent', words), detail: t('withdraw.report.sentText') },
      );
    }
    onClose();
  });
  useEffect(() => (isOver ? finish() : undefined), [isOver]);
  const close = () => send({ type: 'receipt.close' });
  return (
    <Sheet title={t('withdraw.report')} width={680} onClose={close}>
      <Report reporting={reporting} flow={{ state, send }} onClose={close} />
    </Sheet>
  );
}

interface ReportProps {
  readonly reporting: Omit<ReportDialogProps, 'onClose'>;
  readonly flow: ReturnType<typeof useReceipt>;
  readonly onClose: () => void;
}

function Report({ reporting: { order, part, answer: first }, flow: { state, send }, onClose }: ReportProps) {
  const t = useText();
  const { money } = useBrand();
  const [answer, setAnswer] = useState(first);
  const [images, setImages] = useState<readonly ChosenImage[]>([]);
  const [unfit, setUnfit] = useState<RefusedImage | null>(null);
  const { faults, failed, refused } = state.context;
  const files = images.map(({ file }) => file);
  const entries = useEntries({
    initial: { amount: '', note: '' },
    faults,
    check: ({ amount }) => receiptFaults({ answer, amount, images: files }, part.amount),
    onEdit: (field) => send({ type: 'field.edit', field }),
  });
  const { amount, note } = entries.values;
  const received = readMoney(amount);
  const paid = moneyOf(part.amount);
  const missing = received === null || received > paid ? paid : sumOf([paid, minus(received)]);
  const busy = state.hasTag('busy');
  const rejected = refused === null ? undefined : images[refused.index];

  return (
    <Form
      label={t('withdraw.report')}
      busy={busy}
      onSubmit={() => send({ type: 'receipt.submit', form: { answer, amount, note, images: files } })}
    >
      <Subject order={order} part={part} />
      <FailureLine failed={failed} textOf={(code) => (code === 'CONFLICT' ? 'withdraw.report.late' : failureText(code))} />
      <div role="radiogroup" aria-label={t('withdraw.report')} className={css.choices}>
        {answers.map((one) => (
          <label key={one} className={css.choice} data-checked={one === answer ? '' : undefined}>
            <input type="radio" className={css.radio} name="answer" checked={one === answer} onChange={() => setAnswer(one)} />
            <span className={css.dot} aria-hidden="true" />
            <span className={css.choiceName}>{t(`withdraw.report.${one}`)}</span>
            <span className={css.choiceText}>{t(`withdraw.report.${one}.text`)}</span>
          </label>
        ))}
      </div>
      {answer === 'partly' ? (
        <div className={css.fields}>
          <AmountField
            {...entries.entry('amount')}
            label={t('withdraw.report.amount')}
            required
            format={money}
            currency={money.symbol}
          />
          <TextField
            name="missing"
            label={t('withdraw.report.missing')}
            value={moneyText(moneyToWire(missing), money, 'halfUp')}
            locked
            onChange={() => undefined}
          />
        </div>
      ) : null}
      {answer === 'received' ? null : (
        <>
          <ImageField
            label={t('withdraw.report.proof')}
            required
            rules={rules}
            images={images}
            refused={refused === null || rejected === undefined ? unfit : { name: rejected.file.name, rule: refused.rule }}
            onChange={(chosen, fault) => {
              setImages(chosen);
              setUnfit(fault);
              send({ type: 'field.edit', field: 'images' });
            }}
          />
          {faults['images'] === undefined ? null : (
            <p className={css.fault} role="alert">
              {t('withdraw.report.fault.images')}
            </p>
          )}
          <TextArea {...entries.entry('note')} label={t('withdraw.report.note')} limit={noteLimit} rows={2} />
          <Alert tone="info">{t('withdraw.report.stops')}</Alert>
        </>
      )}
      <div className={css.foot}>
        <Button tone="ghost" onClick={onClose}>
          {t('withdraw.report.later')}
        </Button>
        <Button type="submit" size="lg" busy={busy}>
          {t(answer === 'received' ? 'withdraw.report.confirm' : 'withdraw.report.send')}
        </Button>
      </div>
    </Form>
  );
}
