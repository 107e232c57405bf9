import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing' | 'inputMode' | 'autoComplete' | 'good'> {
  readonly autoComplete: 'current-password' | 'new-password' | 'off';
  readonly inputMode?: 'numeric';
}

/** A password field with a button that shows the password. */
export function PasswordField(props: PasswordFieldProps) {
  const t = useText();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      trailing={
        <IconButton
          size="sm"
          tone="inherit"
          label={t(shown ? 'form.hide_password' : 'form.show_password')}
          icon={<Icon name={shown ? 'eye' : 'eye-slash'} size={18} />}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
