import { useText } from '../../../i18n/index.ts';
import { Button, Dialog, Note, showToast, TextInput } from '../../../kit/index.ts';
import * as css from '../members.css.ts';

/** Shown once, for the operator to give to the member. */
export function OneTimePassword({ password, onClose }: { readonly password: string; readonly onClose: () => void }) {
  const text = useText();
  const copy = () => void navigator.clipboard.writeText(password).then(() => showToast({ title: text('member.copied') }));
  return (
    <Dialog
      title={text('member.passwordTitle')}
      isOpen
      onClose={onClose}
      foot={
        <>
          <Button variant="ghost" onPress={onClose}>
            {text('member.close')}
          </Button>
          <Button variant="primary" icon="copy" onPress={copy} autoFocus>
            {text('member.copy')}
          </Button>
        </>
      }
    >
      <div className={css.fields}>
        <Note tone="warning">{text('member.passwordText')}</Note>
        <TextInput label={text('member.passwordTitle')} value={password} onChange={() => undefined} isLocked isCode />
      </div>
    </Dialog>
  );
}
