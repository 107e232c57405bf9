import { useId, useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import { chooseMode, storedChoice } from '../../../theme/mode.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import * as css from './SideMenu.css.ts';

const choices = ['light', 'dark', 'system'] as const;
const icons = { light: 'sun', dark: 'moon', system: 'monitor' } as const;

/** Light, dark or system. Uncontrolled radios: a choice causes no render. */
export function ModeChoice() {
  const t = useText();
  const name = useId();
  const { modes, defaultMode } = useBrand();
  const [start] = useState(() => storedChoice() ?? defaultMode);
  if (modes.length < 2) return null;
  return (
    <fieldset className={css.modes}>
      <legend className={css.overline}>{t('shell.menu.mode')}</legend>
      <div className={css.modeTrack}>
        {choices.map((choice) => (
          <label key={choice} className={css.mode}>
            <input
              type="radio"
              className={css.modeInput}
              name={name}
              value={choice}
              defaultChecked={choice === start}
              onChange={() => chooseMode(choice)}
            />
            <Icon name={icons[choice]} size={18} />
            {t(`shell.mode.${choice}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
