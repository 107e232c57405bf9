import { useState } from 'react';
import { defaultLanguage, type Language, languageName } from '../../../domain/language.ts';
import type { DeskOffers } from '../../../wire/studio/deskOffers.ts';
import { useMoment, useText } from '../../i18n/index.ts';
import { Segmented } from '../../kit/index.ts';
import type { OfferDocument } from './document.ts';
import { pictureAddress } from './OfferList.tsx';
import * as css from './promotions.css.ts';

interface SiteCardProps {
  readonly merchant: string;
  readonly document: OfferDocument;
  readonly facts: Omit<DeskOffers, 'offers'>;
}

/** The card of a promotion with its words in one language. Colours and fonts are those of the studio. */
export function SiteCard({ merchant, document, facts }: SiteCardProps) {
  const text = useText();
  const moment = useMoment();
  const [language, setLanguage] = useState<Language>(facts.offered[0] ?? defaultLanguage);
  const picture = facts.pictures.find(({ file }) => file === document.image)?.picture ?? null;
  const span = [document.from, document.until].map((each) => (each === undefined ? '…' : moment(each)));
  return (
    <section className={css.part} aria-label={text('offers.onSite')}>
      <div className={css.headLine}>
        <h2 className={css.sectionTitle}>{text('offers.onSite')}</h2>
        <Segmented
          label={text('offers.language')}
          value={language}
          onChange={setLanguage}
          choices={facts.offered.map((value) => ({ value, label: languageName(value) }))}
        />
      </div>
      <div className={css.siteCard} lang={language}>
        {picture === null ? null : <img className={css.sitePicture} src={pictureAddress(merchant, picture)} alt="" />}
        <div className={css.siteWords}>
          {document.overline?.[language] === undefined ? null : <span className={css.meta}>{document.overline[language]}</span>}
          <strong className={css.siteTitle}>{document.title[language] ?? text('offers.noTitle')}</strong>
          {document.from === undefined && document.until === undefined ? null : (
            <span className={css.meta}>{span.join(' – ')}</span>
          )}
          <p className={css.siteTerms}>{document.terms?.[language] ?? text('offers.noTerms')}</p>
        </div>
      </div>
      <span className={css.meta}>{text('offers.onSiteText')}</span>
    </section>
  );
}
