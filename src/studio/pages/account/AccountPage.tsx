import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../../../wire/failure.ts';
import { failureTextOf, read, useAct } from '../../api/index.ts';
import { useSession } from '../../app/index.ts';
import { useMoment, useText } from '../../i18n/index.ts';
import { Avatar, Badge, Button, Dialog, PageHead, Skeleton, showToast } from '../../kit/index.ts';
import { registerPasskey } from '../sign-in/passkey.ts';
import { RecoveryCodes } from '../sign-in/RecoveryCodes.tsx';
import * as css from './account.css.ts';

/** Means of the signed-in person to sign in: authenticator, keys, recovery codes. */
export default function AccountPage() {
  const text = useText();
  const { operator } = useSession();
  return (
    <div className={css.page}>
      <PageHead title={text('account.title')} text={text('account.text')} />
      <section className={css.card}>
        <div className={css.head}>
          <Avatar name={operator.displayName} size="medium" />
          <div className={css.words}>
            <h2 className={css.title}>{operator.displayName}</h2>
            <span className={css.quiet}>{operator.name}</span>
          </div>
          {operator.roles.map((role) => (
            <Badge key={role}>{text(`team.role.${role}`)}</Badge>
          ))}
        </div>
      </section>
      <section className={css.card}>
        <h2 className={css.title}>{text('account.authenticator')}</h2>
        <p className={css.quiet}>{text(operator.hasAuthenticator ? 'account.authenticatorOn' : 'account.authenticatorOff')}</p>
      </section>
      <Keys />
      <Codes left={operator.recoveryCodesLeft} />
    </div>
  );
}

function Keys() {
  const text = useText();
  const moment = useMoment();
  const queries = useQueryClient();
  const { data: keys } = useQuery(read('passkeys'));
  const refresh = async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['passkeys'] }),
      queries.invalidateQueries({ queryKey: ['session'] }),
    ]);
  };
  const add = useMutation({
    mutationFn: registerPasskey,
    onSuccess: async () => {
      showToast({ title: text('account.keyDone') });
      await refresh();
    },
    onError: (error) =>
      showToast({
        title:
          error instanceof Failure && error.code === 'CODE_INCORRECT' ? text('account.keyFailed') : failureTextOf(error, text),
        tone: 'danger',
      }),
  });
  const remove = useAct('removePasskey', {
    changes: ['passkeys', 'session'],
    onDone: () => showToast({ title: text('account.keyRemoved') }),
  });
  return (
    <section className={css.card}>
      <div className={css.head}>
        <div className={css.words}>
          <h2 className={css.title}>{text('account.keys')}</h2>
          <p className={css.quiet}>{text('account.keysText')}</p>
        </div>
        <Button
          icon="key"
          isBusy={add.isPending}
          onPress={() => add.mutate()}
          {...(browserSupportsWebAuthn() ? {} : { why: text('account.noBrowserKeys') })}
        >
          {text('account.addKey')}
        </Button>
      </div>
      {keys === undefined ? (
        <Skeleton height={44} />
      ) : keys.length === 0 ? (
        <p className={css.quiet}>{text('account.keysNone')}</p>
      ) : (
        <ul className={css.list}>
          {keys.map(({ id, createdAt, usedAt }, index) => (
            <li key={id} className={css.item}>
              <span className={css.words}>
                {text('account.key', { index: index + 1 })}
                <span className={css.quiet}>
                  {text('account.keyAdded', { moment: moment(createdAt) })}
                  {usedAt === null ? '' : ` · ${text('account.keyUsed', { moment: moment(usedAt) })}`}
                </span>
              </span>
              <Button
                size="small"
                icon="trash"
                isBusy={remove.isPending && remove.variables.params?.['id'] === id}
                onPress={() => remove.mutate({ params: { id } })}
              >
                {text('account.removeKey')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Codes({ left }: { readonly left: number }) {
  const text = useText();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const renew = useAct('recoveryCodes', { changes: ['session'], onDone: (made) => setCodes(made.codes) });
  return (
    <section className={css.card}>
      <div className={css.head}>
        <div className={css.words}>
          <h2 className={css.title}>{text('account.codes')}</h2>
          <p className={css.quiet}>{text('account.codesLeft', { count: left })}</p>
        </div>
        <Button icon="list-numbers" isBusy={renew.isPending} onPress={() => renew.mutate({})}>
          {text('account.newCodes')}
        </Button>
      </div>
      {codes === null ? null : (
        <Dialog
          title={text('account.newCodesTitle')}
          isOpen
          onClose={() => setCodes(null)}
          foot={
            <Button variant="primary" onPress={() => setCodes(null)}>
              {text('signIn.codesKept')}
            </Button>
          }
        >
          <div className={css.codes}>
            <p className={css.quiet}>{text('signIn.codesText')}</p>
            <RecoveryCodes codes={codes} />
          </div>
        </Dialog>
      )}
    </section>
  );
}
