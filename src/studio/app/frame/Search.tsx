import { useText } from '../../i18n/index.ts';
import { Icon, Kbd } from '../../kit/index.ts';
import { useOpenPalette } from '../commands/openPalette.ts';
import * as css from './frame.css.ts';

/** Looks like a field and opens the palette, which has the real one. */
export function Search() {
  const text = useText();
  return (
    <button type="button" className={css.search} onClick={useOpenPalette()}>
      <Icon name="magnifying-glass" size={14} />
      <span className={css.searchText}>{text('shell.search')}</span>
      <Kbd keys="mod+K" />
    </button>
  );
}
