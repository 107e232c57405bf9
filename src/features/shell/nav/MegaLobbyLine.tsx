import { useText } from '../../../i18n/index.ts';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import * as css from './MegaMenu.css.ts';

export interface MegaLobbyLineProps {
  readonly page: string;
  readonly name: string;
  readonly hint: string;
}

/** Last line of a dropdown: a hint, and a link to the whole category. */
export function MegaLobbyLine({ page, name, hint }: MegaLobbyLineProps) {
  const t = useText();
  return (
    <div className={css.foot}>
      <span className={css.hint}>{hint}</span>
      <TextLink to={page}>{t('shell.mega.lobby', { name })}</TextLink>
    </div>
  );
}
