import { useRef } from 'react';
import { queries } from '../../api/index.ts';
import { stripCount } from '../../domain/constants.ts';
import { useText } from '../../i18n/index.ts';
import { useBrand } from '../../runtime/brand/index.ts';
import { useServedQuery } from '../../runtime/data/index.ts';
import { useOverlays } from '../../runtime/overlays/index.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import type { Promotion } from '../../wire/catalogue.ts';
import * as css from './Promotions.css.ts';

/** The brand's promotions, three per row on a wide screen, each with a link to its terms. */
export function Promotions() {
  const t = useText();
  const { ornament } = useBrand();
  const strip = useRef<HTMLUListElement>(null);
  const { data = [] } = useServedQuery(queries.promotions());
  const promotions = data.slice(0, stripCount);
  if (promotions.length === 0) return null;
  const move = (direction: 1 | -1) => {
    const { current } = strip;
    current?.scrollBy({ left: direction * current.clientWidth, behavior: 'smooth' });
  };
  return (
    <section aria-labelledby="home-promotions">
      <SectionHeading
        id="home-promotions"
        title={t('home.promotions.title')}
        ornament={ornament}
        aside={
          <span className={promotions.length > 3 ? css.arrows : css.arrowsOnTouch}>
            <IconButton
              tone="outline"
              size="sm"
              label={t('home.promotions.previous')}
              icon={<Icon name="caret-left" weight="bold" size={14} />}
              onClick={() => move(-1)}
            />
            <IconButton
              tone="outline"
              size="sm"
              label={t('home.promotions.next')}
              icon={<Icon name="caret-right" weight="bold" size={14} />}
              onClick={() => move(1)}
            />
          </span>
        }
      />
      <ul className={css.strip} ref={strip}>
        {promotions.map((promotion) => (
          <li key={promotion.id} className={css.item}>
            <Offer promotion={promotion} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Offer({ promotion }: { readonly promotion: Promotion }) {
  const t = useText();
  const { showDialog } = useOverlays();
  const { title, overline, picture, terms } = promotion;
  const showTerms = () =>
    showDialog({
      title: title.replaceAll('\n', ' '),
      ...(terms === null ? { text: t('home.promotions.noTerms') } : { html: terms }),
      buttons: [{ label: t('home.promotions.close'), tone: 'secondary' }],
      closeOnCover: true,
    });
  return (
    <article className={css.offer} data-place="media">
      {picture === null ? null : (
        <div className={css.picture}>
          <Picture picture={picture} alt="" sizes="(min-width: 1024px) 412px, (min-width: 768px) 50vw, 86vw" />
        </div>
      )}
      <div className={css.words}>
        {overline === null ? null : <p className={css.overline}>{overline}</p>}
        <h3 className={css.title}>{title}</h3>
        <Button tone="onMedia" size="sm" aria-haspopup="dialog" onClick={showTerms}>
          {t('home.promotions.terms')}
        </Button>
      </div>
    </article>
  );
}
