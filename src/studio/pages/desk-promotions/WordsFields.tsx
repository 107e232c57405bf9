import { type Language, languageName } from '../../../domain/language.ts';
import { figuresIn, type NamedFigure, type TermFault, termFaults } from '../../../domain/promotionTerms.ts';
import { type Translate, useText } from '../../i18n/index.ts';
import { Badge, Note, TextArea, TextInput } from '../../kit/index.ts';
import { changed, type OfferDocument, withWord } from './document.ts';
import * as css from './promotions.css.ts';

interface WordsFieldsProps {
  readonly document: OfferDocument;
  readonly offered: readonly Language[];
  readonly minAge: number;
  readonly isLocked: boolean;
  readonly onChange: (document: OfferDocument) => void;
}

const limits = { title: 60, overline: 40, terms: 20_000 } as const;
const numbers = new Intl.NumberFormat('en', { maximumFractionDigits: 4 });

const figureText = ({ value, isPercent }: NamedFigure) => `${numbers.format(value)}${isPercent ? ' %' : ''}`;

/** A fault of words, as people read it. */
export const faultText = (text: Translate, { language, fault, figures }: TermFault): string =>
  text(`offers.fault.${fault}`, { language: languageName(language), figures: figures.map(figureText).join(', ') });

export const faultsOf = (document: OfferDocument, given: Pick<WordsFieldsProps, 'offered' | 'minAge'>) =>
  termFaults(document, given);

/** Title and terms in the languages of the brand side by side, and whether they name the same figures as each other and the rule. */
export function WordsFields({ document, offered, minAge, isLocked, onChange }: WordsFieldsProps) {
  const text = useText();
  const faults = faultsOf(document, { offered, minAge });
  const [first] = offered;
  const named = first === undefined ? [] : figuresIn(`${document.title[first] ?? ''}\n${document.terms?.[first] ?? ''}`);
  const put = (setting: 'title' | 'overline' | 'terms', language: Language, word: string) => {
    const words = withWord(document[setting], language, word);
    onChange(setting === 'title' ? { ...document, title: words ?? {} } : changed(document, { [setting]: words }));
  };
  return (
    <>
      <div className={css.languages}>
        {offered.map((language) => {
          const name = languageName(language);
          const title = document.title[language] ?? '';
          return (
            <div key={language} className={css.part} lang={language}>
              <span className={css.chips}>
                <Badge>{language.toUpperCase()}</Badge>
                <span className={css.meta}>{name}</span>
              </span>
              <TextInput
                label={text('offers.field.title', { language: name })}
                value={title}
                onChange={(word) => put('title', language, word)}
                maxLength={limits.title}
                after={`${[...title].length} / ${limits.title}`}
                isLocked={isLocked}
                lang={language}
              />
              <TextInput
                label={text('offers.field.overline', { language: name })}
                value={document.overline?.[language] ?? ''}
                onChange={(word) => put('overline', language, word)}
                maxLength={limits.overline}
                isLocked={isLocked}
                lang={language}
              />
              <TextArea
                label={text('offers.field.terms', { language: name })}
                hint="Markdown"
                value={document.terms?.[language] ?? ''}
                onChange={(word) => put('terms', language, word)}
                rows={6}
                maxLength={limits.terms}
                isLocked={isLocked}
                lang={language}
              />
            </div>
          );
        })}
      </div>
      {faults.length === 0 ? (
        <Note tone="success">
          {text(offered.length > 1 ? 'offers.sameFigures' : 'offers.allFigures', {
            figures: [...new Set(named.map(figureText))].join(', '),
          })}
        </Note>
      ) : (
        <Note tone="warning">
          <strong>{text('offers.faults')}</strong>
          <ul className={css.faults}>
            {faults.map((fault) => (
              <li key={`${fault.language} ${fault.fault}`}>{faultText(text, fault)}</li>
            ))}
          </ul>
        </Note>
      )}
    </>
  );
}
