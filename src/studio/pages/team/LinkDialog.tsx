import type { InvitationLink } from '../../../wire/studio/session.ts';
import { useMoment, useText } from '../../i18n/index.ts';
import { Button, Dialog, showToast, TextInput } from '../../kit/index.ts';
import * as css from './team.css.ts';

export interface LinkDialogProps {
  /** Whom it is for. */
  readonly name: string;
  readonly link: InvitationLink;
  readonly onClose: () => void;
}

/** The link of an invitation, which no other answer has. */
export function LinkDialog({ name, link, onClose }: LinkDialogProps) {
  const text = useText();
  const moment = useMoment();
  const address = new URL(link.path, window.location.origin).href;
  return (
    <Dialog
      title={text('team.linkTitle', { name })}
      isOpen
      onClose={onClose}
      foot={
        <>
          <Button onPress={onClose}>{text('team.done')}</Button>
          <Button
            variant="primary"
            icon="copy"
            onPress={() => void navigator.clipboard.writeText(address).then(() => showToast({ title: text('signIn.copied') }))}
          >
            {text('team.copyLink')}
          </Button>
        </>
      }
    >
      <div className={css.fields}>
        <p className={css.secondary}>{text('team.linkText', { moment: moment(link.expiresAt) })}</p>
        <TextInput label={text('team.link')} value={address} onChange={() => undefined} isLocked isCode />
      </div>
    </Dialog>
  );
}
