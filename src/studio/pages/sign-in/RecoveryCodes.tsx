import { useText } from '../../i18n/index.ts';
import { Button, showToast } from '../../kit/index.ts';
import * as css from './signIn.css.ts';

/** Codes that are shown once, to copy or to keep as a file. */
export function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const text = useText();
  const all = codes.join('\n');
  const save = () => {
    const address = URL.createObjectURL(new Blob([`Livery Studio\n\n${all}\n`], { type: 'text/plain' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = 'livery-studio-recovery-codes.txt';
    link.click();
    URL.revokeObjectURL(address);
  };
  return (
    <>
      <ul className={css.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={css.acts}>
        <Button
          icon="copy"
          onPress={() => void navigator.clipboard.writeText(all).then(() => showToast({ title: text('signIn.copied') }))}
        >
          {text('signIn.copy')}
        </Button>
        <Button icon="download-simple" onPress={save}>
          {text('signIn.download')}
        </Button>
      </div>
    </>
  );
}
