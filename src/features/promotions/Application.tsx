import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { promotionCalls } from '../../api/promotions.ts';
import { imageFault, imageLimits } from '../../domain/imageRules.ts';
import { maxRemarkLength } from '../../domain/promotion.ts';
import { applicationFaults, promotionApplicationMachine } from '../../flows/promotion-application/index.ts';
import { useText } from '../../i18n/index.ts';
import type { PromotionActs } from '../../runtime/promotions/index.ts';
import { useSessionView } from '../../runtime/session/index.ts';
import { Alert } from '../../ui/Alert/Alert.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { FailureLine } from '../../ui/form/FailureLine.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { type ChosenImage, ImageField, type RefusedImage } from '../../ui/form/ImageField.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useEntries } from '../../ui/form/useEntries.ts';
import { Failure, failureText } from '../../wire/failure.ts';
import type { Application as Given, PromotionOffer } from '../../wire/promotions.ts';
import * as css from './detail.css.ts';
import { Act } from './PromotionCard.tsx';
import { usePromotionText } from './usePromotionText.ts';

interface ApplicationProps {
  readonly offer: PromotionOffer;
  readonly application: Given;
  readonly acts: PromotionActs;
}

const rules = { ...imageLimits, faultOf: imageFault };

/** The application of the member: the form, or what became of it. */
export function Application(props: ApplicationProps) {
  const t = useText();
  const { offer, application } = props;
  const [hadForm] = useState(offer.state === 'join');
  // What was typed stays readable after the promotion closed.
  const hasForm = offer.state === 'join' || (hadForm && offer.state === 'closed');
  return (
    <>
      <h2 className={css.asideHeading}>{t('promotions.apply')}</h2>
      <Days application={application} />
      {hasForm ? <ApplicationForm {...props} /> : <Sent {...props} />}
      <Timeline {...props} />
    </>
  );
}

function Days({ application: { from, until } }: Pick<ApplicationProps, 'application'>) {
  const t = useText();
  const { moment } = usePromotionText();
  if (from === null || until === null) return null;
  // Days of the calendar, which noon in any zone is part of.
  const day = (text: string) => moment(`${text}T05:00:00Z`, 'day');
  return <p className={css.text}>{t('promotions.apply.period', { from: day(from), until: day(until) })}</p>;
}

/** Runs the flow of an application. */
function useApplication({ offer, acts }: Pick<ApplicationProps, 'offer' | 'acts'>) {
  const [machine] = useState(() =>
    promotionApplicationMachine.provide({
      actors: {
        send: fromPromise(async ({ input: { id, form } }) => {
          if (form === null) throw new Failure('SYSTEM');
          const remark = form.remark.trim();
          await promotionCalls.apply({ id, images: form.images, ...(remark === '' ? {} : { remark }) });
          return null;
        }),
      },
      actions: { changed: () => void acts.refresh() },
    }),
  );
  const [state, send] = useMachine(machine, { input: { id: offer.id } });
  return { state, send };
}

function ApplicationForm({ offer, application, acts }: ApplicationProps) {
  const t = useText();
  const { account } = useSessionView();
  const { own } = usePromotionText();
  const { state, send } = useApplication({ offer, acts });
  const { faults, failed, refused } = state.context;
  const forbiddenBy = state.context.forbiddenBy ?? (offer.state === 'join' ? null : offer.state);
  const [images, setImages] = useState<readonly ChosenImage[]>([]);
  const [unfit, setUnfit] = useState<RefusedImage | null>(null);
  const [isAgreed, setAgreed] = useState(false);
  const entries = useEntries({
    initial: { remark: '' },
    faults,
    check: ({ remark }) => applicationFaults({ remark, isAgreed: true }),
    onEdit: (field) => send({ type: 'field.edit', field }),
  });
  const { remark } = entries.values;
  const isReady = Object.keys(applicationFaults({ remark, isAgreed })).length === 0;
  const rejected = refused === null ? undefined : images[refused.index];
  const { wagering } = offer;
  return (
    <Form
      label={t('promotions.apply')}
      busy={state.hasTag('busy')}
      onSubmit={() => send({ type: 'application.submit', form: { remark, images: images.map(({ file }) => file), isAgreed } })}
    >
      {forbiddenBy === null ? (
        <FailureLine failed={failed} textOf={(code) => (code === 'VALIDATION' ? 'promotions.fault.base' : failureText(code))} />
      ) : (
        <Alert tone="warning">{t('promotions.apply.forbidden', { state: t(`promotions.state.${forbiddenBy}`) })}</Alert>
      )}
      <TextField name="account" label={t('promotions.apply.account')} value={account} locked onChange={() => undefined} />
      {application.netLoss === null ? null : (
        <TextField
          name="netLoss"
          label={t('promotions.apply.netLoss')}
          help={t('promotions.apply.netLoss.help')}
          value={own(application.netLoss)}
          locked
          onChange={() => undefined}
        />
      )}
      <TextArea {...entries.entry('remark')} label={t('promotions.apply.remark')} limit={maxRemarkLength} rows={4} />
      <ImageField
        label={t('promotions.apply.images')}
        rules={rules}
        images={images}
        refused={refused === null || rejected === undefined ? unfit : { name: rejected.file.name, rule: refused.rule }}
        onChange={(chosen, fault) => {
          setImages(chosen);
          setUnfit(fault);
          send({ type: 'field.edit', field: 'images' });
        }}
      />
      <Checkbox name="isAgreed" checked={isAgreed} onChange={setAgreed}>
        {wagering === null
          ? t('promotions.apply.consentPlain')
          : t('promotions.apply.consent', { times: wagering.times, days: wagering.days })}
      </Checkbox>
      <Button type="submit" size="lg" block busy={state.hasTag('busy')} disabled={!isReady || forbiddenBy !== null}>
        {t('promotions.apply.submit')}
      </Button>
    </Form>
  );
}

/** The application as it was sent, the reason of its rejection, and the claim that it allows. */
function Sent({ offer, application, acts }: ApplicationProps) {
  const t = useText();
  const { meaning } = usePromotionText();
  const { remark, images } = application;
  return (
    <>
      <p className={css.given}>{meaning(offer)}</p>
      {remark === null ? null : <p className={css.text}>“{remark}”</p>}
      {images === 0 ? null : <p className={css.text}>{t('promotions.apply.images.count', { count: images })}</p>}
      {offer.state === 'claim' ? <Act offer={offer} acts={acts} block /> : null}
    </>
  );
}

const decided: ReadonlySet<PromotionOffer['state']> = new Set<PromotionOffer['state']>([
  'claim',
  'claimed',
  'issued',
  'rejected',
]);
const paid: ReadonlySet<PromotionOffer['state']> = new Set<PromotionOffer['state']>(['claimed', 'issued']);

function Timeline({ offer: { state }, application: { appliedAt, decidedAt } }: ApplicationProps) {
  const t = useText();
  const { moment } = usePromotionText();
  const at = (iso: string | null) => (iso === null ? null : moment(iso, 'short'));
  const isRejected = state === 'rejected';
  const marks = [
    { id: 'applied', isDone: appliedAt !== null, time: at(appliedAt) ?? t('promotions.timeline.today') },
    {
      id: 'review',
      isDone: decided.has(state),
      time: (decided.has(state) ? at(decidedAt) : null) ?? t('promotions.timeline.inbox'),
    },
    {
      id: isRejected ? 'rejected' : 'paid',
      isDone: isRejected || paid.has(state),
      time: isRejected ? (at(decidedAt) ?? '') : t('promotions.timeline.wallet'),
    },
  ] as const;
  return (
    <ol className={css.timeline} aria-label={t('promotions.timeline')}>
      {marks.map(({ id, isDone, time }) => (
        <li key={id} className={css.mark} aria-current={isDone ? undefined : 'step'}>
          <span className={isDone ? css.dotDone : css.dot} aria-hidden="true" />
          <span>{t(`promotions.timeline.${id}`)}</span>
          <span className={css.markTime}>{time}</span>
        </li>
      ))}
    </ol>
  );
}
