import { useMachine } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import { addBinding, bindingQueries } from '../../../api/bindings.ts';
import { profileQueries } from '../../../api/profile.ts';
import { prepareSealing } from '../../../api/sealed.ts';
import { bindingFaults, bindingMachine } from '../../../flows/binding/index.ts';
import { useText } from '../../../i18n/index.ts';
import { useUnsaved } from '../../../runtime/centre/index.ts';
import { useQueryClient } from '../../../runtime/data/index.ts';
import { useMemberHref } from '../../../runtime/navigation/index.ts';
import { type StepUpRun, useStepUp } from '../../../runtime/stepUp/index.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { LinkButton } from '../../../ui/Button/LinkButton.tsx';
import { Dropdown } from '../../../ui/form/Dropdown.tsx';
import { FailureLine } from '../../../ui/form/FailureLine.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { useEntries } from '../../../ui/form/useEntries.ts';
import { Segmented } from '../../../ui/Segmented/Segmented.tsx';
import { failureText } from '../../../wire/failure.ts';
import type { Binding, NewBinding, OfferedBank } from '../../../wire/withdrawal.ts';
import * as css from './account.css.ts';

export interface BindingFormProps {
  /** The full name that bindings must be in; null until the first one sets it. */
  readonly holder: string | null;
  /** Banks that an account can be at. */
  readonly banks: readonly OfferedBank[];
  /** Whether the member came from the page of withdrawals, which the form then leads back to. */
  readonly isForWithdrawal: boolean;
  readonly onClose: () => void;
}

/** Adds a bank account or e-wallet, which waits for the confirmation of an operator. */
export function BindingForm(props: BindingFormProps) {
  const { run, dialog } = useStepUp();
  const [state, send] = useBinding(run);
  const { added, faults, failed } = state.context;
  return added === null ? (
    <>
      <Entering
        {...props}
        faults={faults}
        failed={failed}
        busy={state.hasTag('busy')}
        onSubmit={(form) => send({ type: 'binding.submit', form })}
        onEdit={(field) => send({ type: 'field.edit', field })}
      />
      {dialog}
    </>
  ) : (
    <Added {...props} binding={added} onAgain={() => send({ type: 'binding.again' })} />
  );
}

/** Runs the flow; the first binding also sets the full name of the profile. */
function useBinding(run: StepUpRun['run']) {
  const client = useQueryClient();
  const [machine] = useState(() =>
    bindingMachine.provide({
      actors: { send: fromPromise<Binding, NewBinding>(({ input }) => run((ticket) => addBinding(input, ticket))) },
      actions: {
        bindingAdded: () => {
          void client.invalidateQueries({ queryKey: bindingQueries.all().queryKey });
          void client.invalidateQueries({ queryKey: profileQueries.profile().queryKey });
        },
      },
    }),
  );
  return useMachine(machine);
}

const kinds = ['bank', 'ewallet'] as const;

type BindingContext = ReturnType<typeof useBinding>[0]['context'];

interface EnteringProps extends BindingFormProps, Pick<BindingContext, 'faults' | 'failed'> {
  readonly busy: boolean;
  readonly onSubmit: (form: NewBinding) => void;
  readonly onEdit: (field: string) => void;
}

function Entering({ holder, banks, isForWithdrawal, faults, failed, busy, onSubmit, onEdit, onClose }: EnteringProps) {
  const t = useText();
  const [kind, setKind] = useState<NewBinding['kind']>('bank');
  const entries = useEntries({
    initial: { provider: '', number: '', holder: holder ?? '' },
    faults,
    check: (values) => bindingFaults({ kind, ...values }),
    onEdit,
  });
  const { provider, number, holder: typed } = entries.values;
  useUnsaved(provider !== '' || number !== '' || typed !== (holder ?? ''));
  const first = useRef<HTMLDivElement>(null);
  useEffect(() => {
    prepareSealing();
    // The button that opened the form is gone.
    first.current?.querySelector('button')?.focus();
  }, []);
  return (
    <Form
      label={t('member.account.binding.title')}
      busy={busy}
      className={css.form}
      onSubmit={() => onSubmit({ kind, ...entries.values })}
    >
      <FailureLine failed={failed} textOf={failureText} />
      <Segmented
        label={t('member.account.binding.kind')}
        value={kind}
        onChange={(chosen) => {
          setKind(chosen);
          // A code of a bank is no name of an e-wallet.
          entries.edit('provider', '');
        }}
        options={kinds.map((value) => ({ value, label: t(`member.account.binding.kind.${value}`) }))}
      />
      {kind === 'bank' ? (
        <div ref={first}>
          <BankField {...entries.entry('provider')} banks={banks} />
        </div>
      ) : (
        <TextField
          {...entries.entry('provider')}
          label={t('member.account.binding.provider.ewallet')}
          required
          autoComplete="off"
        />
      )}
      <TextField
        {...entries.entry('number')}
        label={t(`member.account.binding.number.${kind}`)}
        required
        digits
        autoComplete="off"
      />
      <TextField
        {...entries.entry('holder')}
        label={t('member.account.binding.holder')}
        required
        help={
          holder === null ? t('member.account.binding.holder.first') : t('member.account.binding.holder.help', { name: holder })
        }
        autoComplete="name"
      />
      <div className={css.actions}>
        <Button type="submit" busy={busy}>
          {t('member.account.binding.send')}
        </Button>
        {isForWithdrawal ? (
          <ToWithdrawal />
        ) : (
          <Button tone="secondary" onClick={onClose}>
            {t('common.cancel')}
          </Button>
        )}
      </div>
    </Form>
  );
}

interface BankFieldProps {
  readonly value: string;
  readonly fault: string | null;
  readonly banks: readonly OfferedBank[];
  readonly onChange: (code: string) => void;
}

function BankField({ value, fault, banks, onChange }: BankFieldProps) {
  const t = useText();
  const label = t('member.account.binding.provider.bank');
  return (
    <Field label={label} required fault={fault}>
      {({ id, 'aria-describedby': describedBy, 'aria-invalid': invalid }) => (
        <Dropdown
          label={label}
          searchLabel={t('member.account.binding.provider.search')}
          options={[
            ...(value === '' ? [{ id: '', label: t('member.account.binding.provider.choose') }] : []),
            ...banks.map(({ code, name, note }) => ({ id: code, label: name, detail: note ?? code })),
          ]}
          selected={value}
          onSelect={onChange}
          controlId={id}
          describedBy={describedBy}
          invalid={invalid}
        />
      )}
    </Field>
  );
}

interface AddedProps extends BindingFormProps {
  readonly binding: Binding;
  readonly onAgain: () => void;
}

function Added({ binding: { provider, tail }, isForWithdrawal, onAgain, onClose }: AddedProps) {
  const t = useText();
  const title = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone.
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <h4 ref={title} tabIndex={-1} className={css.itemName}>
        {t('member.account.binding.done.title')}
      </h4>
      <p className={css.text}>{t('member.account.binding.done.text', { provider, tail })}</p>
      <div className={css.actions}>
        {isForWithdrawal ? (
          <ToWithdrawal />
        ) : (
          <Button size="sm" onClick={onClose}>
            {t('common.close')}
          </Button>
        )}
        <Button size="sm" tone="secondary" onClick={onAgain}>
          {t('member.account.binding.again')}
        </Button>
      </div>
    </>
  );
}

function ToWithdrawal() {
  const t = useText();
  const href = useMemberHref();
  return (
    <LinkButton tone="secondary" to={href('withdraw')}>
      {t('member.account.binding.toWithdrawal')}
    </LinkButton>
  );
}
