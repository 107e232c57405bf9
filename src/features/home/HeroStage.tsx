import type { ReactNode } from 'react';
import { queries } from '../../api/index.ts';
import { useText } from '../../i18n/index.ts';
import { useServedQuery } from '../../runtime/data/index.ts';
import { Carousel } from '../../ui/Carousel/Carousel.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import * as css from './Hero.css.ts';
import { HeroSlide } from './HeroSlide.tsx';
import { PlainHero } from './PlainHero.tsx';

/** The banners, with the brand's aside beside them. */
export function HeroStage({ aside }: { readonly aside: ReactNode }) {
  return aside === null ? (
    <Hero />
  ) : (
    <div className={css.stage}>
      <Hero />
      <div className={css.aside}>{aside}</div>
    </div>
  );
}

/** The banners of the brand, one at a time. */
function Hero() {
  const t = useText();
  const { data: banners, isPending } = useServedQuery(queries.banners());
  if (isPending) {
    return (
      <div className={css.hero}>
        <Skeleton />
      </div>
    );
  }
  if (banners === undefined || banners.length === 0) return <PlainHero />;
  return (
    <div className={css.hero} data-place="hero">
      <Carousel
        label={t('home.hero.label')}
        slides={banners.map((banner, index) => ({ id: banner.id, content: <HeroSlide banner={banner} first={index === 0} /> }))}
      />
    </div>
  );
}
