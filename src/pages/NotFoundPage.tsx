import { useText, WithWords } from '../i18n/index.ts';
import { LinkButton } from '../ui/Button/LinkButton.tsx';
import { Icon } from '../ui/Icon/Icon.tsx';
import * as css from './NotFoundPage.css.ts';
import { page } from './page.css.ts';

export default function NotFoundPage() {
  return (
    <WithWords areas={['pages']}>
      <NotFound />
    </WithWords>
  );
}

function NotFound() {
  const t = useText();
  return (
    <div className={`${page} ${css.content}`}>
      <p className={css.number} aria-hidden="true">
        <span>4</span>
        <span className={css.ball}>
          <span className={css.die}>
            <Icon name="dice-five" weight="duotone" size={40} />
          </span>
        </span>
        <span>4</span>
      </p>
      <h1 className={css.title}>{t('notFound.title')}</h1>
      <p className={css.text}>{t('notFound.text')}</p>
      <div className={css.actions}>
        <LinkButton to="/index" size="lg" iconStart={<Icon name="house-simple" size={20} />}>
          {t('notFound.home')}
        </LinkButton>
        <LinkButton to="/help" size="lg" tone="secondary">
          {t('notFound.help')}
        </LinkButton>
      </div>
    </div>
  );
}
