import { type FormEvent, lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { useHydrated } from '../../../ui/hydration/useHydrated.ts';
import { useOverlays } from '../../../ui/overlay/useOverlays.ts';
import { loadHeaderPanel } from '../authWindows.ts';
import * as css from './header.css.ts';

const HeaderPanel = lazy(loadHeaderPanel);

/** Entries of the header's form and how often it was sent. */
export interface HeaderEntries {
  readonly username: string;
  readonly password: string;
  /** Counts the submits; the panel sends once for each. */
  readonly attempt: number;
}

/** What the panel knows of the two fields. */
export interface HeaderLook {
  readonly busy: boolean;
  readonly faults: ReadonlySet<'username' | 'password'>;
}

const calm: HeaderLook = { busy: false, faults: new Set() };

/**
 * Stands in the served page and is light. The flow behind it, its picture and its words load when somebody
 * begins to use it, and show below the fields.
 */
export function HeaderLogin({ register }: { readonly register: ReactNode }) {
  const t = useText();
  const { openModal } = useOverlays();
  const hydrated = useHydrated();
  const name = useRef<HTMLInputElement>(null);
  const secret = useRef<HTMLInputElement>(null);
  const [entries, setEntries] = useState<HeaderEntries>({ username: '', password: '', attempt: 0 });
  const [look, setLook] = useState(calm);
  const [used, setUsed] = useState(false);
  const [open, setOpen] = useState(false);

  // Whatever was typed or filled in before the script of the page ran.
  useLayoutEffect(() => {
    const username = name.current?.value ?? '';
    const password = secret.current?.value ?? '';
    if (username !== '' || password !== '') setEntries({ username, password, attempt: 0 });
  }, []);

  const edit = (change: Partial<HeaderEntries>) => setEntries((before) => ({ ...before, ...change }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (look.busy) return;
    setUsed(true);
    setOpen(true);
    edit({ attempt: entries.attempt + 1 });
  };
  const pointed = useRef(0);
  useEffect(() => {
    if (look.faults.size === 0 || pointed.current === entries.attempt) return;
    pointed.current = entries.attempt;
    (look.faults.has('username') ? name : secret).current?.focus();
  }, [look.faults, entries.attempt]);
  const shared = (field: 'username' | 'password') => ({
    on: 'header' as const,
    name: field,
    label: t(`session.${field}`),
    labelHidden: true,
    placeholder: t(`session.${field}`),
    value: entries[field],
    faultNote: look.faults.has(field) ? 'header-login-note' : undefined,
    onChange: (value: string) => edit({ [field]: value }),
  });

  return (
    <form
      className={css.form}
      aria-label={t('session.login')}
      aria-busy={look.busy ? true : undefined}
      noValidate
      onSubmit={submit}
      onFocus={() => {
        setUsed(true);
        setOpen(true);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') setOpen(false);
      }}
    >
      <div className={css.entry}>
        <TextField {...shared('username')} ref={name} icon="user" autoComplete="username" />
      </div>
      <div className={css.entry}>
        <PasswordField {...shared('password')} ref={secret} icon="lock-simple" autoComplete="current-password" />
      </div>
      <button type="button" className={css.forgot} onClick={() => openModal('forgetPassModal')}>
        {t('session.forgot')}
      </button>
      {/* Until the page listens, sending would put the password into its address. */}
      <Button type={hydrated ? 'submit' : 'button'} tone="outlineOnHeader" busy={look.busy}>
        {t('session.login')}
      </Button>
      {register}
      {used ? (
        <Suspense fallback={null}>
          <HeaderPanel entries={entries} open={open} onLook={setLook} onFill={edit} />
        </Suspense>
      ) : null}
    </form>
  );
}
