import { useState } from 'react';
import { saferPlayCalls } from '../../../api/saferPlay.ts';
import { useText } from '../../../i18n/index.ts';
import { useMutation } from '../../../runtime/data/index.ts';
import { useMemberHref } from '../../../runtime/navigation/index.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { Dropdown } from '../../../ui/form/Dropdown.tsx';
import { FailureLine } from '../../../ui/form/FailureLine.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { type FailureCode, failureCodeOf, failureText } from '../../../wire/failure.ts';
import type { ExclusionOffer } from '../../../wire/saferPlay.ts';
import { useMoment } from '../account/useMoment.ts';
import * as css from './limits.css.ts';
import { useSaferPlayChange } from './useSaferPlayChange.ts';

interface ExclusionProps {
  /** Shortest exclusion in months. */
  readonly shortest: number;
  readonly isExcluded: boolean;
}

/** Self-exclusion in two steps: how long, then a confirmation that states what stays possible. */
export function Exclusion({ shortest, isExcluded }: ExclusionProps) {
  const t = useText();
  const [step, setStep] = useState<'none' | 'length' | ExclusionOffer>('none');
  const end = () => setStep('none');
  return (
    <section className={css.breakBlock} aria-labelledby="exclusion">
      <h3 id="exclusion" className={css.breakTitle}>
        <span className={css.dangerIcon}>
          <Icon name="hand-palm" size={20} />
        </span>
        {t('limits.exclusion')}
      </h3>
      <p className={css.text}>{t('limits.exclusion.text', { months: shortest })}</p>
      {step === 'none' || isExcluded ? (
        <div className={css.actions}>
          {isExcluded ? null : (
            <Button size="sm" tone="danger" onClick={() => setStep('length')}>
              {t('limits.exclusion.start')}
            </Button>
          )}
          <TextLink to="/chat" arrow={false}>
            {t('limits.exclusion.talk')}
          </TextLink>
        </div>
      ) : step === 'length' ? (
        <Length shortest={shortest} onOffer={setStep} onCancel={end} />
      ) : (
        <Confirmation offer={step} onEnd={end} />
      )}
    </section>
  );
}

interface LengthProps {
  readonly shortest: number;
  readonly onOffer: (offer: ExclusionOffer) => void;
  readonly onCancel: () => void;
}

function Length({ shortest, onOffer, onCancel }: LengthProps) {
  const t = useText();
  const lengths = [shortest, ...[12, 24, 36, 60].filter((length) => length > shortest)];
  const [months, setMonths] = useState(shortest);
  const offering = useMutation({ mutationFn: saferPlayCalls.offerExclusion });
  return (
    <Form
      label={t('limits.exclusion.step1')}
      busy={offering.isPending}
      className={css.form}
      onSubmit={() => offering.mutate(months, { onSuccess: onOffer })}
    >
      <strong>{t('limits.exclusion.step1')}</strong>
      <FailureLine
        failed={offering.isError ? { code: failureCodeOf(offering.error), waitSeconds: null } : null}
        textOf={failureText}
      />
      <Field label={t('limits.exclusion.length')}>
        {({ id, 'aria-describedby': describedBy }) => (
          <Dropdown
            label={t('limits.exclusion.length')}
            searchLabel={t('limits.exclusion.search')}
            options={lengths.map((length) => ({
              id: String(length),
              label: t('limits.exclusion.months', { months: length }),
            }))}
            selected={String(months)}
            onSelect={(length) => setMonths(Number(length))}
            controlId={id}
            describedBy={describedBy}
          />
        )}
      </Field>
      <div className={css.actions}>
        <Button type="submit" size="sm" busy={offering.isPending}>
          {t('limits.exclusion.next')}
        </Button>
        <Button size="sm" tone="secondary" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
      </div>
    </Form>
  );
}

interface ConfirmationProps {
  readonly offer: ExclusionOffer;
  readonly onEnd: () => void;
}

const textOf = (code: FailureCode) => (code === 'LINK_EXPIRED' ? 'limits.exclusion.expired' : failureText(code));

function Confirmation({ offer: { confirmation, until }, onEnd }: ConfirmationProps) {
  const t = useText();
  const moment = useMoment();
  const hrefOf = useMemberHref();
  const [isUnderstood, setUnderstood] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const confirming = useSaferPlayChange(saferPlayCalls.confirmExclusion);
  return (
    <Form
      label={t('limits.exclusion.step2')}
      busy={confirming.isPending}
      className={css.form}
      onSubmit={() => {
        setAsked(true);
        if (isUnderstood) confirming.mutate(confirmation, { onSuccess: onEnd });
      }}
    >
      <strong>{t('limits.exclusion.step2')}</strong>
      <FailureLine
        failed={confirming.isError ? { code: failureCodeOf(confirming.error), waitSeconds: null } : null}
        textOf={textOf}
      />
      <p className={css.ask}>{t('limits.exclusion.until', { at: moment(until, 'minute') })}</p>
      <div>
        <p className={css.text}>{t('limits.exclusion.possible')}</p>
        <ul className={css.possible}>
          <li>
            <TextLink to={hrefOf('withdraw')} arrow={false}>
              {t('limits.exclusion.possible.withdraw')}
            </TextLink>
          </li>
          <li>
            <TextLink to="/chat" arrow={false}>
              {t('limits.exclusion.possible.help')}
            </TextLink>
          </li>
        </ul>
      </div>
      <Checkbox
        name="understood"
        checked={isUnderstood}
        onChange={setUnderstood}
        fault={isAsked && !isUnderstood ? t('limits.exclusion.unticked') : null}
      >
        {t('limits.exclusion.understood')}
      </Checkbox>
      <div className={css.actions}>
        <Button type="submit" size="sm" tone="danger" busy={confirming.isPending}>
          {t('limits.exclusion.confirm')}
        </Button>
        <Button size="sm" tone="secondary" onClick={onEnd}>
          {t('common.cancel')}
        </Button>
      </div>
    </Form>
  );
}
