import { useState } from 'react';
import { type Language, type LocalText, languageName, languages, localized } from '../../../../domain/language.ts';
import { useLanguage, useText } from '../../../i18n/index.ts';
import { Segmented } from '../../../kit/index.ts';
import * as css from '../content.css.ts';

/** A letter as a member reads it, in the language that is chosen; one without a text in it reads the default one. */
export function AsRead({
  texts: { title, body },
}: {
  readonly texts: { readonly title: LocalText; readonly body: LocalText };
}) {
  const text = useText();
  const own = useLanguage();
  const [language, setLanguage] = useState<Language>(own);
  return (
    <div className={css.fields}>
      <div className={css.between}>
        <strong>{text('content.letter.asRead')}</strong>
        <Segmented
          label={text('content.letter.language')}
          value={language}
          onChange={setLanguage}
          choices={languages.map((value) => ({ value, label: languageName(value) }))}
        />
      </div>
      <div className={css.letter} lang={language}>
        <strong>{localized(title, language)}</strong>
        <p className={css.letterText}>{localized(body, language)}</p>
      </div>
    </div>
  );
}
