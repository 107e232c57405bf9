import { useId } from 'react';
import { reportLanguage } from '../../api/language.ts';
import { type Language, languageCode, languageName } from '../../domain/language.ts';
import { chooseLanguage } from '../../i18n/chooseLanguage.ts';
import { useLanguage, useText } from '../../i18n/index.ts';
import { useBrand } from '../../runtime/brand/index.ts';
import { useSessionView } from '../../runtime/session/index.ts';
import { Flag } from '../../ui/Flag/Flag.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './LanguageMenu.css.ts';
import { bareList } from './shell.css.ts';
import { useDisclosure } from './useDisclosure.ts';

export interface LanguageMenuProps {
  /** Side on which the list opens. */
  readonly side?: 'below' | 'above';
}

/** Flag, code, and a list of the brand's languages; renders nothing for a single language. */
export function LanguageMenu({ side = 'below' }: LanguageMenuProps) {
  const t = useText();
  const id = useId();
  const current = useLanguage();
  const { languages } = useBrand();
  const { open, setOpen, root } = useDisclosure<HTMLDivElement>();
  if (languages.length < 2) return null;
  return (
    <div ref={root} className={css.root}>
      <button type="button" className={css.button} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <Flag language={current} />
        <VisuallyHidden>{t('shell.language.current', { name: languageName(current) })}</VisuallyHidden>{' '}
        <span className={css.code}>{languageCode(current)}</span>
        <Icon name="caret-down" weight="bold" size={12} />
      </button>
      <ul id={id} hidden={!open} className={`${bareList} ${css.list[side]}`}>
        {languages.map((language) => (
          <li key={language}>
            <LanguageLink language={language} current={language === current} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface LanguageLinkProps {
  readonly language: Language;
  readonly current: boolean;
}

/** Works as a plain link without JavaScript; with it the choice is stored. */
export function LanguageLink({ language, current }: LanguageLinkProps) {
  const { isLoggedIn } = useSessionView();
  const choose = async () => {
    // A failed report does not keep the page from changing.
    if (isLoggedIn) await reportLanguage(language).catch(() => undefined);
    chooseLanguage(language);
  };
  return (
    <a
      href={`?lang=${language}`}
      lang={language}
      hrefLang={language}
      className={css.option}
      aria-current={current ? 'true' : undefined}
      onClick={(event) => {
        event.preventDefault();
        if (!current) void choose();
      }}
    >
      <Flag language={language} />
      <span className={css.name}>{languageName(language)}</span>
      {current ? <Icon name="check" weight="bold" size={16} /> : null}
    </a>
  );
}
