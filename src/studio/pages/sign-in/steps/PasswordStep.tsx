import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Button, IconButton, Note, TextInput } from '../../../kit/index.ts';
import * as css from '../signIn.css.ts';
import { StepHead } from './StepHead.tsx';
import { faultTextOf, type StepProps } from './step.ts';

export function PasswordStep({ session, fault, isBusy, send, name: before }: StepProps) {
  const text = useText();
  const [name, setName] = useState(before ?? '');
  const [password, setPassword] = useState('');
  const [isShown, setShown] = useState(false);
  const wrong = faultTextOf(fault, text);
  const submit = () => {
    if (name.trim() === '' || password === '') return;
    send({ type: 'password.send', credentials: { name: name.trim().toLowerCase(), password } });
    setPassword('');
  };
  return (
    <>
      {before === undefined ? <StepHead title={text('signIn.title')}>{text('signIn.text')}</StepHead> : null}
      <form
        className={css.fields}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {wrong === null ? null : (
          <Note tone="danger" isLive>
            {wrong}
          </Note>
        )}
        <TextInput
          label={text('signIn.name')}
          value={name}
          onChange={setName}
          size="large"
          name="username"
          autoComplete="username"
          autoFocus={before === undefined}
          isLocked={before !== undefined}
        />
        <TextInput
          label={text('signIn.password')}
          value={password}
          onChange={setPassword}
          size="large"
          name="password"
          type={isShown ? 'text' : 'password'}
          autoComplete="current-password"
          autoFocus={before !== undefined}
          after={
            <IconButton
              size="small"
              icon={isShown ? 'eye-slash' : 'eye'}
              label={text(isShown ? 'signIn.hide' : 'signIn.show')}
              onPress={() => setShown(!isShown)}
            />
          }
        />
        <div className={css.wide}>
          <Button variant="primary" size="large" type="submit" isBusy={isBusy}>
            {text('signIn.next')}
          </Button>
        </div>
      </form>
      {session.demo.length === 0 || before !== undefined ? null : (
        <div className={css.demo}>
          <span className={css.demoHead}>{text('signIn.demo')}</span>
          <div className={css.demoNames}>
            {session.demo.map((demo) => (
              <Button
                key={demo.name}
                size="small"
                onPress={() => {
                  setName(demo.name);
                  setPassword(demo.password);
                }}
              >
                {demo.name}
              </Button>
            ))}
          </div>
        </div>
      )}
    </>
  );
}
