import { useEffect, useRef, useState } from 'react';
import { sendFeedback } from '../../api/help.ts';
import { checkMessage, emptyMessage, feedbackLength, feedbackText } from '../../domain/feedback.ts';
import { type ImageFault, imageFault, imageFaults, imageLimits } from '../../domain/imageRules.ts';
import { useText, WithWords } from '../../i18n/index.ts';
import { useAnswerText } from '../../runtime/brand/index.ts';
import { useMutation } from '../../runtime/data/index.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { FailureLine } from '../../ui/form/FailureLine.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { type ChosenImage, ImageField, type RefusedImage } from '../../ui/form/ImageField.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useEntries } from '../../ui/form/useEntries.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Segmented } from '../../ui/Segmented/Segmented.tsx';
import { Failure, failureCodeOf } from '../../wire/failure.ts';
import type { ImageRefusal } from '../../wire/feedback.ts';
import * as css from './FeedbackForm.css.ts';

type Kind = 'feedback' | 'complaint';

/** A message to the operator, open to visitors without an account. Suspends until the form's words are loaded. */
export function FeedbackForm() {
  return (
    <WithWords areas={['form', 'contact', 'pages']}>
      <Message />
    </WithWords>
  );
}

function Message() {
  const t = useText();
  const [kind, setKind] = useState<Kind>('feedback');
  const [images, setImages] = useState<readonly ChosenImage[]>([]);
  const [refused, setRefused] = useState<RefusedImage | null>(null);
  const entries = useEntries({ initial: emptyMessage, check: checkMessage });
  const sending = useMutation({ mutationFn: sendFeedback });

  const submit = () => {
    if (!entries.validate()) return;
    const contact = entries.values.contact.trim();
    setRefused(null);
    sending.mutate(
      {
        kind,
        content: feedbackText(entries.values.content),
        ...(contact === '' ? {} : { contact }),
        images: images.map(({ file }) => file),
      },
      { onError: (error) => setRefused(refusedImage(error, images)) },
    );
  };

  if (sending.isSuccess) {
    const again = () => {
      sending.reset();
      entries.edit('content', '');
      setImages([]);
    };
    return <FeedbackSent reference={sending.data.reference} onAgain={again} />;
  }
  return (
    <Form label={t('help.feedback.topic')} busy={sending.isPending} className={css.form} onSubmit={submit}>
      <p className={css.lead}>{t('help.feedback.text')}</p>
      <Segmented
        label={t('help.feedback.kind')}
        value={kind}
        onChange={setKind}
        options={[
          { value: 'feedback', label: t('help.feedback.kind.feedback') },
          { value: 'complaint', label: t('help.feedback.kind.complaint') },
        ]}
      />
      <TextArea {...entries.entry('content')} label={t('help.feedback.content')} required limit={feedbackLength.max} />
      <TextField
        {...entries.entry('contact')}
        on="article"
        label={t('help.feedback.contact')}
        help={t('help.feedback.contactHint')}
        maxLength={100}
      />
      <ImageField
        label={t('form.images')}
        rules={rules}
        images={images}
        refused={refused}
        onChange={(chosen, fault) => {
          setImages(chosen);
          setRefused(fault);
          sending.reset();
        }}
      />
      <FailureLine
        failed={sending.isError && refused === null ? { code: failureCodeOf(sending.error), waitSeconds: null } : null}
        textOf={() => 'help.feedback.failed'}
      />
      <div>
        <Button type="submit" size="lg" busy={sending.isPending}>
          {t('help.feedback.send')}
        </Button>
      </div>
    </Form>
  );
}

const rules = { ...imageLimits, faultOf: imageFault };

interface FeedbackSentProps {
  readonly reference: string;
  readonly onAgain: () => void;
}

/** Confirmation; its heading takes the focus, because the focused button is removed. */
function FeedbackSent({ reference, onAgain }: FeedbackSentProps) {
  const t = useText();
  const answer = useAnswerText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={css.sent}>
      <span className={css.sentSign}>
        <Icon name="check-circle" weight="fill" size={40} />
      </span>
      <h3 ref={heading} className={css.sentTitle} tabIndex={-1}>
        {t('help.feedback.sent')}
      </h3>
      <p className={css.reference}>
        {t('help.feedback.reference')} <strong className={css.number}>{reference}</strong>
      </p>
      <p className={css.reference}>{t('help.feedback.next')}</p>
      <p className={css.reference}>{answer}</p>
      <Button tone="tonal" onClick={onAgain}>
        {t('help.feedback.again')}
      </Button>
    </div>
  );
}

/** The image that the server rejected; null if the call failed for another reason. */
function refusedImage(error: unknown, images: readonly ChosenImage[]): RefusedImage | null {
  if (!(error instanceof Failure) || error.code !== 'VALIDATION') return null;
  const { field, index, rule } = (error.value ?? {}) as Partial<ImageRefusal>;
  const image = images[index ?? -1];
  return field === 'images' && image !== undefined && isFault(rule) ? { name: image.file.name, rule } : null;
}

const isFault = (rule: unknown): rule is ImageFault => imageFaults.some((fault) => fault === rule);
