import { useMutation } from '@tanstack/react-query';
import { type FormEvent, lazy, Suspense, useId, useRef, useState } from 'react';
import { importWithRetry } from '../../api/importWithRetry.ts';
import { sendFeedback } from '../../api/index.ts';
import { feedbackLength, feedbackProblem, feedbackText } from '../../domain/feedback.ts';
import { useText } from '../../i18n/index.ts';
import { Alert } from '../../ui/Alert/Alert.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Segmented } from '../../ui/Segmented/Segmented.tsx';
import * as css from './FeedbackForm.css.ts';
import type { ChosenImage, RefusedImage } from './FeedbackImages.tsx';
import { FeedbackSent } from './FeedbackSent.tsx';
import { refusedImage } from './refusedImage.ts';

const FeedbackImages = lazy(() =>
  importWithRetry(() => import('./FeedbackImages.tsx')).then((module) => ({ default: module.FeedbackImages })),
);

type Kind = 'feedback' | 'complaint';

/** A message to the operator; open to guests. */
export function FeedbackForm() {
  const t = useText();
  const id = useId();
  const [kind, setKind] = useState<Kind>('feedback');
  const [content, setContent] = useState('');
  const [contact, setContact] = useState('');
  const [images, setImages] = useState<readonly ChosenImage[]>([]);
  const [refused, setRefused] = useState<RefusedImage | null>(null);
  const [checked, setChecked] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const sending = useMutation({ mutationFn: sendFeedback });

  const problem = checked ? feedbackProblem(content) : null;
  const length = Array.from(feedbackText(content)).length;
  const message =
    problem === null
      ? null
      : t(problem === 'long' ? 'help.feedback.long' : 'help.feedback.empty', { limit: feedbackLength.max });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (feedbackProblem(content) !== null) {
      field.current?.focus();
      return;
    }
    const reach = contact.trim();
    setRefused(null);
    sending.mutate(
      {
        kind,
        content: feedbackText(content),
        ...(reach === '' ? {} : { contact: reach }),
        images: images.map(({ file }) => file),
      },
      { onError: (error) => setRefused(refusedImage(error, images)) },
    );
  };

  if (sending.isSuccess) {
    const again = () => {
      sending.reset();
      setContent('');
      setImages([]);
      setChecked(false);
    };
    return <FeedbackSent reference={sending.data.reference} onAgain={again} />;
  }
  return (
    <form className={css.form} noValidate onSubmit={submit}>
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
      <div className={css.field}>
        <label className={css.label} htmlFor={`${id}-content`}>
          {t('help.feedback.content')}
          <span className={css.required} aria-hidden="true">
            *
          </span>
        </label>
        <textarea
          ref={field}
          id={`${id}-content`}
          className={css.area}
          rows={5}
          required
          value={content}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-note`}
          onChange={(event) => {
            setContent(event.target.value);
            setChecked(false);
          }}
          onBlur={() => setChecked(content !== '')}
        />
        <p id={`${id}-note`} className={css.note}>
          <span className={css.error}>{message}</span>
          <span className={length > feedbackLength.max ? css.countOver : css.count}>
            {t('help.feedback.count', { count: length, limit: feedbackLength.max })}
          </span>
        </p>
      </div>
      <div className={css.field}>
        <label className={css.label} htmlFor={`${id}-contact`}>
          {t('help.feedback.contact')}
        </label>
        <input
          id={`${id}-contact`}
          className={css.line}
          maxLength={100}
          value={contact}
          aria-describedby={`${id}-hint`}
          onChange={(event) => setContact(event.target.value)}
        />
        <p id={`${id}-hint`} className={css.hint}>
          {t('help.feedback.contactHint')}
        </p>
      </div>
      <Suspense fallback={<div className={css.waiting} />}>
        <FeedbackImages
          images={images}
          refused={refused}
          onChange={(chosen, fault) => {
            setImages(chosen);
            setRefused(fault);
            sending.reset();
          }}
        />
      </Suspense>
      {sending.isError && refused === null ? (
        <Alert tone="danger" live>
          {t('help.feedback.failed')}
        </Alert>
      ) : null}
      <div>
        <Button type="submit" size="lg" busy={sending.isPending}>
          {t('help.feedback.send')}
        </Button>
      </div>
    </form>
  );
}
