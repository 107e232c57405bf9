import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Failure } from '../../../wire/failure.ts';
import type { StudioSession } from '../../../wire/studio/session.ts';
import { failureTextOf, read, useAct } from '../../api/index.ts';
import { type StudioTextKey, useMoment, useText } from '../../i18n/index.ts';
import { Button, EmptyState, IconButton, LinkButton, Note, TextInput } from '../../kit/index.ts';
import SignIn from '../sign-in/SignIn.tsx';
import { SignInFrame } from '../sign-in/SignInFrame.tsx';
import * as css from '../sign-in/signIn.css.ts';
import { StepHead } from '../sign-in/steps/StepHead.tsx';

const minLength = 10;
const rules: Readonly<Record<string, StudioTextKey>> = {
  short: 'invite.short',
  guessable: 'invite.guessable',
  breached: 'invite.breached',
};

/** An invited person chooses a password, then sets up the second factor as at a first sign-in. */
export default function InvitePage() {
  const text = useText();
  const token = useLocation().hash.slice(1);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [session, setSession] = useState<StudioSession | null>(null);
  const { data: invitation, error } = useQuery({
    ...read('invitation', { body: { token } }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (session !== null) {
    const enter = (next: StudioSession) => {
      queries.setQueryData(read('session').queryKey, next);
      void navigate('/', { replace: true });
    };
    return <SignIn session={session} onSession={enter} />;
  }
  return (
    <SignInFrame>
      {error !== null ? (
        <EmptyState icon="envelope-simple" title={text('invite.over.title')} text={text('invite.over.text')}>
          <LinkButton to="/">{text('invite.over.signIn')}</LinkButton>
        </EmptyState>
      ) : invitation === undefined ? null : (
        <JoinForm token={token} invitation={invitation} onJoined={setSession} />
      )}
    </SignInFrame>
  );
}

interface JoinFormProps {
  readonly token: string;
  readonly invitation: { readonly name: string; readonly displayName: string; readonly expiresAt: string };
  readonly onJoined: (session: StudioSession) => void;
}

function JoinForm({ token, invitation, onJoined }: JoinFormProps) {
  const text = useText();
  const moment = useMoment();
  const [displayName, setDisplayName] = useState(invitation.displayName);
  const [password, setPassword] = useState('');
  const [isShown, setShown] = useState(false);
  const [rule, setRule] = useState<string | null>(null);
  const join = useAct('acceptInvitation', { onDone: onJoined, failure: 'own' });
  const refused = join.error === null ? null : ruleOf(join.error);
  const broken = rule ?? refused;
  const submit = () => {
    const isShort = [...password].length < minLength;
    setRule(isShort ? 'short' : null);
    if (isShort) return;
    const shown = displayName.trim();
    join.mutate({ body: { token, password, ...(shown === '' ? {} : { displayName: shown }) } });
  };
  return (
    <div className={css.form}>
      <StepHead title={text('invite.title')}>{text('invite.text', { name: invitation.name })}</StepHead>
      <form
        className={css.fields}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {join.error === null || refused !== null ? null : (
          <Note tone="danger" isLive>
            {failureTextOf(join.error, text)}
          </Note>
        )}
        <TextInput
          label={text('invite.displayName')}
          value={displayName}
          onChange={setDisplayName}
          size="large"
          maxLength={60}
          autoComplete="name"
        />
        {/* Password managers keep the password with this name. */}
        <input type="hidden" name="username" autoComplete="username" value={invitation.name} readOnly />
        <TextInput
          label={text('invite.password')}
          value={password}
          onChange={(next) => {
            setPassword(next);
            setRule(null);
            join.reset();
          }}
          size="large"
          type={isShown ? 'text' : 'password'}
          autoComplete="new-password"
          maxLength={200}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page is this form
          autoFocus
          hint={text('invite.hint')}
          error={broken === null ? null : text(rules[broken] ?? 'invite.short')}
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
          <Button variant="primary" size="large" type="submit" isBusy={join.isPending}>
            {text('invite.join')}
          </Button>
        </div>
        <p className={css.foot}>{text('invite.until', { moment: moment(invitation.expiresAt) })}</p>
      </form>
    </div>
  );
}

/** The rule that the server found broken; null for another failure. */
function ruleOf(error: unknown): string | null {
  if (!(error instanceof Failure) || error.code !== 'VALIDATION' || !Array.isArray(error.value)) return null;
  const [first] = error.value as readonly { readonly rule?: string }[];
  return first?.rule !== undefined && first.rule in rules ? first.rule : null;
}
