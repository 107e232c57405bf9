import { useEffect, useRef, useState } from 'react';
import { agentCalls, openingKeys } from '../../../api/agents.ts';
import { prepareSealing } from '../../../api/sealed.ts';
import { type FieldFaults, missingFault } from '../../../domain/fieldRules.ts';
import { useText } from '../../../i18n/index.ts';
import { Card, useUnsaved } from '../../../runtime/centre/index.ts';
import { useQueryClient } from '../../../runtime/data/index.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { FailureLine } from '../../../ui/form/FailureLine.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { useEntries } from '../../../ui/form/useEntries.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import { failureText } from '../../../wire/failure.ts';
import { useCopy } from '../parts/useCopy.ts';
import { useSubmit } from '../parts/useSubmit.ts';
import { newPassword } from './newPassword.ts';
import * as css from './register.css.ts';

const kinds = ['member', 'agent'] as const;
type Kind = (typeof kinds)[number];

interface Opened {
  readonly name: string;
  readonly password: string;
}

/** Opens an account with a one-time password, which is shown once. */
export function RegisterForm() {
  const t = useText();
  const cache = useQueryClient();
  const copy = useCopy();
  const [kind, setKind] = useState<Kind>('member');
  const [isAdult, setAdult] = useState(false);
  const [opened, setOpened] = useState<Opened | null>(null);
  const name = useNameCheck();
  const { busy, failed, faults, submit, forget } = useSubmit();
  const [initial] = useState(() => ({ username: '', password: newPassword() }));
  const entries = useEntries({
    initial,
    faults,
    check: ({ username, password }) => ({
      ...(username.trim() === '' ? { username: missingFault('username') } : name.faultsOf(username)),
      ...(password === '' ? { password: missingFault('password') } : {}),
    }),
    onEdit: forget,
  });
  const { username, password } = entries.values;
  useEffect(prepareSealing, []);
  useUnsaved(username !== '');

  const send = async () => {
    if (!entries.validate()) return;
    const isOpened = await submit(async () => {
      await agentCalls.open({ username: username.trim(), password, kind, adult: isAdult });
    });
    if (!isOpened) return;
    setOpened({ name: username.trim(), password });
    setAdult(false);
    entries.edit('username', '');
    entries.edit('password', newPassword());
    for (const queryKey of openingKeys) void cache.invalidateQueries({ queryKey });
  };
  const { onLeave, ...nameEntry } = entries.entry('username');
  const adultFault = faults['adult'];

  return (
    <Card>
      {opened === null ? null : (
        <Alert
          tone="success"
          live
          title={t('agent.register.done', { name: opened.name })}
          action={
            <Button
              tone="secondary"
              size="sm"
              iconStart={<Icon name="copy" size={16} />}
              onClick={() => copy(t('agent.register.copied', { ...opened }))}
            >
              {t('agent.copy')}
            </Button>
          }
        >
          {t('agent.register.once', { password: opened.password })}
        </Alert>
      )}
      <Form label={t('agent.page.agentRegister')} busy={busy} className={css.form} onSubmit={() => void send()}>
        <FailureLine failed={failed} textOf={failureText} />
        <KindChoice kind={kind} onChange={setKind} />
        <div className={css.pair}>
          <TextField
            {...nameEntry}
            label={t('agent.register.name')}
            required
            icon="user"
            autoComplete="off"
            maxLength={64}
            good={name.isFree(username)}
            help={name.isFree(username) ? t('agent.register.free') : undefined}
            onLeave={() => {
              onLeave();
              void name.check(username);
            }}
          />
          <TextField
            {...entries.entry('password')}
            label={t('agent.register.password')}
            required
            autoComplete="off"
            maxLength={64}
            help={t('agent.register.password.help')}
            trailing={
              <span className={css.tools}>
                <IconButton
                  size="sm"
                  label={t('agent.register.password.copy')}
                  icon={<Icon name="copy" size={18} />}
                  onClick={() => copy(password)}
                />
                <IconButton
                  size="sm"
                  label={t('agent.register.password.renew')}
                  icon={<Icon name="arrows-clockwise" size={18} />}
                  onClick={() => entries.edit('password', newPassword())}
                />
              </span>
            }
          />
        </div>
        <div className={css.foot}>
          <Checkbox
            name="adult"
            checked={isAdult}
            fault={adultFault === undefined ? null : t('agent.register.adult.needed')}
            onChange={(checked) => {
              setAdult(checked);
              forget('adult');
            }}
          >
            {t('agent.register.adult')}
          </Checkbox>
          <Button type="submit" busy={busy} iconStart={<Icon name="user-plus" size={18} />}>
            {t('agent.register.open')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

interface KindChoiceProps {
  readonly kind: Kind;
  readonly onChange: (kind: Kind) => void;
}

function KindChoice({ kind, onChange }: KindChoiceProps) {
  const t = useText();
  return (
    <fieldset className={css.kinds}>
      <legend className={css.legend}>{t('agent.register.kind')}</legend>
      {kinds.map((each) => (
        <label key={each} className={css.kind} data-checked={kind === each ? '' : undefined}>
          <input
            type="radio"
            className={css.radio}
            name="kind"
            value={each}
            checked={kind === each}
            onChange={() => onChange(each)}
          />
          <span className={css.kindIcon}>
            <Icon name={each === 'agent' ? 'users-three' : 'user'} size={20} />
          </span>
          <span className={css.kindText}>
            <strong>{t(`agent.kind.${each}`)}</strong>
            <span className={css.note}>{t(`agent.register.kind.${each}`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface Checked {
  readonly name: string;
  readonly faults: FieldFaults;
}

/** Asks the server for the fault of a name when the field is left. The answer to an earlier name is dropped. */
function useNameCheck() {
  const [checked, setChecked] = useState<Checked | null>(null);
  const asking = useRef<AbortController | null>(null);
  useEffect(() => () => asking.current?.abort(), []);

  const check = async (typed: string) => {
    const name = typed.trim();
    asking.current?.abort();
    if (name === '' || checked?.name === name) return;
    const controller = new AbortController();
    asking.current = controller;
    try {
      const { fault } = await agentCalls.checkName(name, controller.signal);
      if (!controller.signal.aborted) setChecked({ name, faults: fault === null ? {} : { username: fault } });
    } catch {
      // The submit checks it as well.
    }
  };
  const isOf = (typed: string) => checked !== null && checked.name === typed.trim();
  return {
    check,
    faultsOf: (typed: string): FieldFaults => (isOf(typed) ? (checked?.faults ?? {}) : {}),
    isFree: (typed: string): boolean => isOf(typed) && checked?.faults['username'] === undefined,
  };
}
