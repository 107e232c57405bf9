import type { ReactNode } from 'react';
import { type TextKey, useText } from '../../i18n/index.ts';
import { useBrand } from '../../runtime/brand/index.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import * as css from './StartSteps.css.ts';

interface Step {
  readonly to: string;
  readonly icon: ReactNode;
  readonly title: TextKey;
  readonly text: TextKey;
}

const steps: readonly Step[] = [
  {
    to: '/hot',
    icon: <Icon name="game-controller" weight="duotone" size={24} />,
    title: 'home.start.choose.title',
    text: 'home.start.choose.text',
  },
  {
    to: '/help#terms',
    icon: <Icon name="scroll" weight="duotone" size={24} />,
    title: 'home.start.rules.title',
    text: 'home.start.rules.text',
  },
  {
    to: '/help#responsible',
    icon: <Icon name="shield-check" weight="duotone" size={24} />,
    title: 'home.start.limits.title',
    text: 'home.start.limits.text',
  },
];

/** Aside for new users. */
export function StartSteps() {
  const t = useText();
  const { minAge } = useBrand();
  return (
    <aside className={css.panel} aria-labelledby="home-start">
      <div>
        <h2 className={css.title} id="home-start">
          {t('home.start.title')}
        </h2>
        <p className={css.lead}>{t('home.start.text')}</p>
      </div>
      <ol className={css.steps}>
        {steps.map(({ to, icon, title, text }, index) => (
          <li key={to}>
            <SiteLink to={to} className={css.step}>
              <span className={css.sign}>{icon}</span>
              <span className={css.words}>
                <span className={css.stepTitle}>{`${index + 1}. ${t(title)}`}</span>
                <span className={css.stepText}>{t(text)}</span>
              </span>
            </SiteLink>
          </li>
        ))}
      </ol>
      <p className={css.age}>{t('home.start.age', { age: minAge })}</p>
    </aside>
  );
}
