import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { sendFeedback } from '../../api/help.ts';
import { feedbackLength, feedbackProblem, feedbackText } from '../../domain/feedback.ts';
import type { FieldFaults } from '../../domain/fieldRules.ts';
import { imageFault, imageLimits } from '../../domain/imageRules.ts';
import { useText, WithWords } from '../../i18n/index.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { FailureLine } from '../../ui/form/FailureLine.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { type ChosenImage, ImageField, type RefusedImage } from '../../ui/form/ImageField.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useEntries } from '../../ui/form/useEntries.ts';
import { Segmented } from '../../ui/Segmented/Segmented.tsx';
import { failureCodeOf } from '../../wire/failure.ts';
import * as css from './FeedbackForm.css.ts';
import { FeedbackSent } from './FeedbackSent.tsx';
import { refusedImage } from './refusedImage.ts';

type Kind = 'feedback' | 'complaint';

/** A message to the operator, open to visitors without an account. Suspends until the form's words are loaded. */
export function FeedbackForm() {
  return (
    <WithWords areas={['form']}>
      <Message />
    </WithWords>
  );
}

const noEntries = { content: '', contact: '' };

const check = ({ content }: typeof noEntries): FieldFaults => {
  const problem = feedbackProblem(content);
  if (problem === null) return {};
  const key = problem === 'long' ? 'help.feedback.long' : 'help.feedback.empty';
  return { content: { key, params: { limit: feedbackLength.max } } };
};

function Message() {
  const t = useText();
  const [kind, setKind] = useState<Kind>('feedback');
  const [images, setImages] = useState<readonly ChosenImage[]>([]);
  const [refused, setRefused] = useState<RefusedImage | null>(null);
  const entries = useEntries({ initial: noEntries, check });
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
