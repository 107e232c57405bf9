import type { ReactNode } from 'react';
import { languageCode } from '../../../domain/language.ts';
import { studioLanguages, useChooseLanguage, useLanguage, useText } from '../../i18n/index.ts';
import { Icon, Segmented } from '../../kit/index.ts';
import back from './pictures/back.webp';
import front from './pictures/front.webp';
import middle from './pictures/middle.webp';
import * as css from './signIn.css.ts';

/** The page around the steps of a sign-in: mark and language above, brands beside. */
export function SignInFrame({ children }: { readonly children: ReactNode }) {
  const text = useText();
  const language = useLanguage();
  const chooseLanguage = useChooseLanguage();
  return (
    <div className={css.page}>
      <div className={css.side}>
        <header className={css.top}>
          <span className={css.mark}>
            <svg width={20} height={20} viewBox="0 0 20 20" aria-hidden="true">
              <rect className={css.ink} x={1} y={1} width={8} height={18} rx={2.5} />
              <rect className={css.accent} x={11} y={1} width={8} height={8} rx={2.5} />
              <rect className={css.pale} x={11} y={11} width={8} height={8} rx={2.5} />
            </svg>
            {text('signIn.mark')}
          </span>
          <Segmented
            label={text('shell.language')}
            choices={studioLanguages.toReversed().map((value) => ({ value, label: languageCode(value) }))}
            value={language}
            onChange={chooseLanguage}
          />
        </header>
        <main className={css.middle}>{children}</main>
        <footer className={css.foot}>
          <Icon name="shield-check" size={14} />
          {text('signIn.foot')}
        </footer>
      </div>
      <aside className={css.scene}>
        <div className={css.windows}>
          <img className={css.back} src={back} alt="" width={760} height={474} />
          <img className={css.middleWindow} src={middle} alt="" width={760} height={474} />
          <img className={css.front} src={front} alt="" width={760} height={474} />
        </div>
        <div>
          <p className={css.claim}>{text('signIn.claim')}</p>
          <p className={css.claimText}>{text('signIn.claimText')}</p>
        </div>
      </aside>
    </div>
  );
}
