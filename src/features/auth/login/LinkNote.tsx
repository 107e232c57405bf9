import { useText } from '../../../i18n/index.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import type { UnknownIdentity } from '../../../wire/auth.ts';

export interface LinkNoteProps {
  readonly link: UnknownIdentity['link'];
  readonly onRegister: () => void;
}

/** A social identity without an account: the next login links it. */
export function LinkNote({ link, onRegister }: LinkNoteProps) {
  const t = useText();
  const provider = t(link.channel === 'facebook' ? 'auth.social.facebook' : 'auth.social.google');
  return (
    <Alert
      tone="info"
      live
      title={t('auth.link.title')}
      action={
        <Button tone="secondary" size="sm" onClick={onRegister}>
          {t('session.register')}
        </Button>
      }
    >
      {t('auth.link.text', { provider })}
    </Alert>
  );
}
