import { moduleCodes } from '../../../domain/module.ts';
import { useText } from '../../../i18n/index.ts';
import { useFlag } from '../../../runtime/brand/index.ts';
import { useOverlays } from '../../../runtime/overlays/index.ts';
import * as form from '../../../ui/form/Form.css.ts';
import type { UnknownIdentity } from '../../../wire/auth.ts';
import * as words from '../window/words.css.ts';
import * as css from './LoginWindow.css.ts';
import { SocialButtons } from './SocialButtons.tsx';
import { TrialButton } from './TrialButton.tsx';

export interface LoginFootProps {
  readonly close: () => void;
  readonly onLink: (link: UnknownIdentity['link']) => void;
}

/** Alternatives: social networks, a trial, registration. */
export function LoginFoot({ close, onLink }: LoginFootProps) {
  const t = useText();
  const { openModal } = useOverlays();
  const mayTry = useFlag('hasFreePlay');
  const mayRegister = useFlag(moduleCodes.directRegister);
  return (
    <div className={css.foot}>
      <SocialButtons onOpen={close} onLink={onLink} />
      {mayTry ? <TrialButton /> : null}
      {mayRegister ? (
        <p className={form.onwards}>
          {t('auth.login.missing')}
          <button type="button" className={words.roomy} onClick={() => openModal('registerModal')}>
            {t('auth.login.register')}
          </button>
        </p>
      ) : null}
    </div>
  );
}
