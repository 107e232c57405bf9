import { useLocation } from 'react-router-dom';
import { useText } from '../../i18n/index.ts';
import { useBrand } from '../../runtime/brand/index.ts';
import { useScreens } from '../../runtime/page/index.ts';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import * as css from './articles.css.ts';

/** Notices, promotions, news and blog, one address each; kinds that the brand does not have are left out. */
export function ArticleTabs() {
  const t = useText();
  const { articles } = useBrand();
  const screens = useScreens();
  const { pathname } = useLocation();
  const tabs = [
    ...(screens.of('/noticePage') === screens.notFound ? [] : (['notices'] as const)),
    'promotions' as const,
    ...articles,
  ];
  return (
    <nav aria-label={t('articles.title')}>
      <ul className={css.tabs}>
        {tabs.map((tab) => (
          <li key={tab}>
            <SiteLink to={addresses[tab]} className={css.tab} current={pathname === addresses[tab]}>
              {t(`articles.tab.${tab}`)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const addresses = { notices: '/noticePage', promotions: '/promotions', news: '/news', blog: '/blog' } as const;
