import { useText } from '../../../i18n/index.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import * as css from './Category.css.ts';

export function PagePath({ title }: { readonly title: string }) {
  const t = useText();
  return (
    <nav className={css.path} aria-label={t('category.path')}>
      <ol className={css.pathList}>
        <li className={css.pathStep}>
          <SiteLink to="/index" className={css.pathLink}>
            {t('category.home')}
          </SiteLink>
          <Icon name="caret-right" weight="bold" size={12} />
        </li>
        <li className={css.pathHere} aria-current="page">
          {title}
        </li>
      </ol>
    </nav>
  );
}
