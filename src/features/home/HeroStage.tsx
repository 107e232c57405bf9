import type { ReactNode } from 'react';
import * as css from './Hero.css.ts';
import { Hero } from './Hero.tsx';

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
