import { ModeSwitch } from './header/ModeSwitch.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { controls } from './shell.css.ts';

/** Language and mode, for screens without a header. */
export function SiteControls() {
  return (
    <div className={controls}>
      <LanguageMenu />
      <ModeSwitch />
    </div>
  );
}
