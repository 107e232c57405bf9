import { useText } from '../../i18n/index.ts';
import { Dialog, Kbd } from '../../kit/index.ts';
import * as css from './KeyboardHelp.css.ts';
import { useAllCommands } from './registry.ts';

/** Lists every key that acts on the page that is open. */
export function KeyboardHelp({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const commands = useAllCommands().filter(({ keys }) => keys !== undefined);
  return (
    <Dialog title={text('keyboard.title')} isOpen onClose={onClose} width="wide">
      <p>{text('keyboard.text')}</p>
      <dl className={css.keys}>
        {commands.map(({ id, label, keys = '' }) => (
          <div key={id} className={css.row}>
            <dt>{label}</dt>
            <dd className={css.caps}>
              {keys.split(' ').map((each) => (
                <Kbd key={each} keys={each} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
