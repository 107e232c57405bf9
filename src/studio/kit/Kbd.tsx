import * as css from './Kbd.css.ts';
import { keyText } from './keys.ts';

/** Key caps, such as `keys="mod+K"`; `mod` is ⌘ on a Mac and Ctrl elsewhere. */
export function Kbd({ keys }: { readonly keys: string }) {
  return (
    <span className={css.row}>
      {keys.split('+').map((key) => (
        <kbd key={key} className={css.cap}>
          {keyText(key)}
        </kbd>
      ))}
    </span>
  );
}
