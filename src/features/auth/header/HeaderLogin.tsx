import {
  type FormEvent,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useText } from '../../../i18n/index.ts';
import { useOverlays } from '../../../runtime/overlays/index.ts';
import { useHydrated } from '../../../runtime/page/index.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { loadHeaderPanel } from '../authWindows.ts';
import * as css from './header.css.ts';
import { createHeaderLogin } from './headerLogin.ts';

const HeaderPanel = lazy(loadHeaderPanel);

/** The login form in the server-rendered header. Its flow, captcha and messages load on first use and appear below the fields. */
export function HeaderLogin({ register }: { readonly register: ReactNode }) {
  const t = useText();
  const { openModal } = useOverlays();
  const hydrated = useHydrated();
  const name = useRef<HTMLInputElement>(null);
  const secret = useRef<HTMLInputElement>(null);
  const [login] = useState(createHeaderLogin);
  const { busy, faults, ...entries } = useSyncExternalStore(login.subscribe, login.view, login.view);
  const [used, setUsed] = useState(false);
  const [open, setOpen] = useState(false);

  // Values typed or autofilled before hydration.
  useLayoutEffect(() => {
    login.edit('username', name.current?.value ?? '');
    login.edit('password', secret.current?.value ?? '');
  }, [login]);

  useEffect(() => {
    if (faults.length > 0 && login.takeSubmit()) (faults.includes('username') ? name : secret).current?.focus();
  }, [login, faults]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setUsed(true);
    setOpen(true);
    login.submit();
  };
  const shared = (field: 'username' | 'password') => ({
    on: 'header' as const,
    name: field,
    label: t(`session.${field}`),
    labelHidden: true,
    placeholder: t(`session.${field}`),
    value: entries[field],
    faultNote: faults.includes(field) ? 'header-login-note' : undefined,
    onChange: (value: string) => login.edit(field, value),
  });

  return (
    <form
      className={css.form}
      aria-label={t('session.login')}
      aria-busy={busy ? true : undefined}
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
      {/* Before hydration a native submit would put the password into the URL. */}
      <Button type={hydrated ? 'submit' : 'button'} tone="outlineOnHeader" busy={busy}>
        {t('session.login')}
      </Button>
      {register}
      {used ? (
        <Suspense fallback={null}>
          <HeaderPanel login={login} open={open} />
        </Suspense>
      ) : null}
    </form>
  );
}
