import { useText, WithWords } from '../../../i18n/index.ts';
import { useBoot } from '../../../runtime/brand/index.ts';
import { BrandPane } from '../window/BrandPane.tsx';
import { useBackCloses } from '../window/useBackCloses.ts';
import { useModalRoute } from '../window/useModalRoute.ts';
import type { WindowProps } from '../window/windowProps.ts';
import * as css from './Register.css.ts';
import { RegisterWindow } from './RegisterWindow.tsx';

/** Stands inside `registerModal`. */
export function RegisterModal({ close, pane }: WindowProps) {
  useModalRoute('register');
  useBackCloses(close);
  return (
    <WithWords areas={['auth', 'form']}>
      <BrandPane group="w_register" pane={pane}>
        <Reward className={css.rewardOnArt} />
      </BrandPane>
      <Reward className={css.rewardInForm} />
      <RegisterWindow close={close} />
    </WithWords>
  );
}

/** What a new account may earn, while the brand says that the offer is live. */
function Reward({ className }: { readonly className: string }) {
  const t = useText();
  const { shown, amount } = useBoot().permission.registerRules.rewardHint;
  return shown ? <p className={className}>{t('auth.register.reward', { amount })}</p> : null;
}
