import { Link } from 'react-router-dom';
import type { BrandCard as Brand } from '../../../wire/studio/brands.ts';
import { BrandMark } from '../../app/index.ts';
import { useText } from '../../i18n/index.ts';
import { Icon, Miniature } from '../../kit/index.ts';
import * as css from './BrandsPage.css.ts';
import { ChangeFact, DraftFact, DriftFact, Fact, ProblemsFact, PublishedFact, State } from './facts.tsx';

/** Up to 24 brands, each in its own colours; facts always in the same order. */
export function BrandCards({ brands, now }: { readonly brands: readonly Brand[]; readonly now: number }) {
  return (
    <div className={css.cards}>
      {brands.map((brand) => (
        <BrandCard key={brand.merchant} brand={brand} now={now} />
      ))}
    </div>
  );
}

function BrandCard({ brand, now }: { readonly brand: Brand; readonly now: number }) {
  const text = useText();
  const [host] = brand.hosts;
  return (
    <article className={css.card} aria-label={brand.name}>
      <div className={css.looks}>
        {brand.colours.map((colours) => (
          <Miniature key={colours.mode} colours={colours} />
        ))}
      </div>
      <div className={css.cardBody}>
        <div className={css.cardHead}>
          <BrandMark brand={brand} size={32} />
          <span className={css.names}>
            <Link className={css.cardLink} to={`/brands/${brand.merchant}/edit`}>
              {brand.name}
            </Link>
            {brand.origin === null ? (
              <span className={css.host}>{host}</span>
            ) : (
              <a className={`${css.host} ${css.over} ${css.siteLink}`} href={brand.origin} target="_blank" rel="noreferrer">
                <span className={css.hostText}>{host}</span>{' '}
                <span className={css.hidden}>{text('brands.site', { name: brand.name })}</span>
                <Icon name="arrow-square-out" size={12} />
              </a>
            )}
          </span>
          <State brand={brand} />
        </div>
        <dl>
          <Fact name={text('brands.fact.draft')}>
            <DraftFact brand={brand} />
          </Fact>
          <Fact name={text('brands.fact.problems')}>
            <ProblemsFact brand={brand} />
          </Fact>
          <Fact name={text('brands.fact.published')}>
            <PublishedFact brand={brand} />
          </Fact>
          <Fact name={text('brands.fact.drift')}>
            <DriftFact brand={brand} />
          </Fact>
          <Fact name={text('brands.fact.change')}>
            <ChangeFact brand={brand} now={now} />
          </Fact>
        </dl>
      </div>
    </article>
  );
}
