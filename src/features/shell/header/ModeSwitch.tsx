import { useText } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import { chooseMode, currentMode } from '../../../theme/mode.ts';
import { shownInDark, shownInLight } from '../../../theme/modeOnly.css.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';

/**
 * Switches between light and dark by one attribute of the page. Both icons are rendered and CSS shows one, so that a switch
 * needs no render.
 */
export function ModeSwitch() {
  const t = useText();
  const { modes } = useBrand();
  if (modes.length < 2) return null;
  const icons = (
    <>
      <span className={shownInLight}>
        <Icon name="moon" />
      </span>
      <span className={shownInDark}>
        <Icon name="sun" />
      </span>
    </>
  );
  return <IconButton tone="inherit" label={t('shell.mode.switch')} icon={icons} onClick={switchMode} />;
}

const switchMode = () => chooseMode(currentMode() === 'dark' ? 'light' : 'dark');
