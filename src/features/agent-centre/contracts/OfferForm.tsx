import type { ReactNode } from 'react';
import { contractCalls, contractKeys } from '../../../api/contracts.ts';
import {
  type ContractKind,
  contractPeriods,
  type Term,
  type TermName,
  type Terms,
  termChanges,
  termTypes,
} from '../../../domain/contracts/index.ts';
import { useText } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import { useQueryClient } from '../../../runtime/data/index.ts';
import { useOverlays } from '../../../runtime/overlays/index.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { AmountField } from '../../../ui/form/AmountField.tsx';
import { FailureLine } from '../../../ui/form/FailureLine.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { TextField, type TextFieldProps } from '../../../ui/form/TextField.tsx';
import { useEntries } from '../../../ui/form/useEntries.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { Segmented } from '../../../ui/Segmented/Segmented.tsx';
import type { ContractOptions } from '../../../wire/contracts.ts';
import { failureText } from '../../../wire/failure.ts';
import { useSubmit } from '../parts/useSubmit.ts';
import { percentText, useTermText } from '../parts/useTermText.ts';
import * as css from './contracts.css.ts';
import { fieldsOf, offerEffect, offerFaults, termsFrom } from './offerTerms.ts';

interface OfferFormProps {
  readonly kind: ContractKind;
  readonly options: ContractOptions;
  readonly downline: ContractOptions['downlines'][number];
  /** Initial values of the fields; null for empty ones. */
  readonly initial: Terms | null;
  /** The field of the downline. */
  readonly choice: ReactNode;
  readonly onClose: () => void;
}

/** Terms of an offer, beside those that run. */
export function OfferForm({ kind, options, downline, initial, choice, onClose }: OfferFormProps) {
  const t = useText();
  const cache = useQueryClient();
  const { showToast } = useOverlays();
  const { busy, failed, faults, submit, forget } = useSubmit();
  const { ceiling, replaceRule: rule } = options;
  const entries = useEntries<string>({
    initial: fieldsOf(kind, initial),
    faults,
    check: (values) => offerFaults(kind, termsFrom(kind, values), ceiling),
    onEdit: forget,
  });
  const offered = termsFrom(kind, entries.values);
  const active = downline.active?.terms ?? null;
  const send = async () => {
    if (!entries.validate()) return;
    const isSent = await submit(async () => {
      await contractCalls.propose(kind, downline.id, offered);
    });
    for (const queryKey of contractKeys) void cache.invalidateQueries({ queryKey });
    if (!isSent) return;
    showToast({ tone: 'success', title: t('contract.offer.done', { name: downline.name }) });
    onClose();
  };
  return (
    <Form label={t('contract.offer')} busy={busy} onSubmit={() => void send()}>
      <FailureLine failed={failed} textOf={(code) => (code === 'CONFLICT' ? 'contract.offer.conflict' : failureText(code))} />
      {downline.offered === null ? null : <Alert tone="warning">{t('contract.offer.waiting')}</Alert>}
      <div className={css.offer}>
        <div className={css.fields}>
          <div className={css.wideField}>{choice}</div>
          {Object.entries(termTypes[kind]).map(([name, type]) => (
            <TermField
              key={name}
              term={name as TermName}
              type={type}
              most={ceiling[name as keyof typeof ceiling]}
              entry={{ ...entries.entry(name), value: entries.values[name] ?? '' }}
            />
          ))}
        </div>
        <Comparison
          kind={kind}
          active={active}
          offered={offered}
          effect={offerEffect(kind, { active, offered, ceiling, rule })}
          rule={rule}
        />
      </div>
      <div className={css.offerFoot}>
        <span className={css.help}>{t('contract.offer.lapses')}</span>
        <div className={css.buttons}>
          <Button tone="secondary" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" busy={busy} disabled={downline.offered !== null}>
            {t('contract.offer.send')}
          </Button>
        </div>
      </div>
    </Form>
  );
}

interface TermFieldProps {
  readonly term: TermName;
  readonly type: Term['type'];
  /** The own rate. */
  readonly most: string | undefined;
  readonly entry: Pick<TextFieldProps, 'name' | 'value' | 'fault' | 'onChange' | 'onLeave'>;
}

/** Percent. An agent without an upline may offer all of it. */
const whole = 100;

/** The field of a term, by what the term is. */
function TermField({ term, type, most, entry }: TermFieldProps) {
  const t = useText();
  const { money } = useBrand();
  const label = t(`contract.term.${term}`);
  if (type === 'amount') return <AmountField {...entry} label={label} required format={money} currency={money.symbol} />;
  if (type === 'period') {
    return (
      <div className={css.wideField}>
        <span className={css.fieldName}>{label}</span>
        <Segmented
          label={label}
          options={contractPeriods.map((value) => ({ value: value as string, label: t(`contract.period.${value}`) }))}
          value={entry.value}
          onChange={entry.onChange}
          block
        />
        <span className={css.help}>{t('contract.period.help')}</span>
      </div>
    );
  }
  const field = { ...entry, label, required: true, digits: true, autoComplete: 'off' } as const;
  if (type === 'count') {
    return <TextField {...field} inputMode="numeric" maxLength={7} help={t('contract.term.activeMembers.help')} />;
  }
  return (
    <TextField
      {...field}
      inputMode="decimal"
      maxLength={8}
      trailing={<span aria-hidden="true">%</span>}
      help={
        most === undefined
          ? undefined
          : t(Number(most) === whole ? 'contract.offer.open' : 'contract.offer.ceiling', { limit: percentText(most) })
      }
    />
  );
}

interface ComparisonProps {
  readonly kind: ContractKind;
  readonly active: Terms | null;
  readonly offered: Terms;
  readonly effect: ReturnType<typeof offerEffect>;
  readonly rule: ContractOptions['replaceRule'];
}

/** The offer term by term beside the contract that runs, and which contract its signature ends. */
function Comparison({ kind, active, offered, effect, rule }: ComparisonProps) {
  const t = useText();
  const textOf = useTermText();
  const shown = (type: Term['type'], value: string | number) =>
    value === '' || Number.isNaN(value) ? '–' : textOf(type, value);
  return (
    <section className={css.comparison} aria-label={t(active === null ? 'contract.offer.first' : 'contract.offer.compare')}>
      <h3 className={css.comparisonTitle}>{t(active === null ? 'contract.offer.first' : 'contract.offer.compare')}</h3>
      <dl className={css.compared}>
        {termChanges(kind, active, offered).map(({ name, type, value, before, isChanged }) => (
          <div key={name} className={css.comparedTerm}>
            <dt className={css.termName}>{t(`contract.term.${name}`)}</dt>
            <dd className={css.comparedValue}>
              {isChanged && before !== null ? (
                <>
                  <del className={css.former}>{textOf(type, before)}</del>
                  <Icon name="arrow-right" size={14} />
                  <ins className={css.fresh}>{shown(type, value)}</ins>
                </>
              ) : (
                <>
                  <span className={css.kept}>{shown(type, value)}</span>
                  {before === null ? null : <span className={css.help}>{t('contract.offer.same')}</span>}
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {effect === null || effect === 'first' ? null : (
        <p className={effect === 'replaces' ? css.effect : css.blocked}>
          {t(effect === 'blocked' ? 'contract.offer.blocked' : `contract.offer.replaces.${rule}`)}
        </p>
      )}
    </section>
  );
}
