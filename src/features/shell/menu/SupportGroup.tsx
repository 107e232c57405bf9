import { type ReactNode, useId } from 'react';
import { useLocation } from 'react-router-dom';
import { useLanguage, useText } from '../../../i18n/index.ts';
import { isOutside, socialLook, useBrand } from '../../../runtime/brand/index.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import { LanguageLink } from '../LanguageMenu.tsx';
import { bareList } from '../shell.css.ts';
import { InstallRow } from './InstallRow.tsx';
import * as css from './SideMenu.css.ts';

export interface SupportGroupProps {
  readonly support: (() => void) | null;
  readonly onFollow: () => void;
}

/** Help and contacts, including those of the right bar on phones. */
export function SupportGroup({ support, onFollow }: SupportGroupProps) {
  const t = useText();
  const id = useId();
  const { articles, contacts, languages, joinBody } = useBrand();
  const language = useLanguage();
  return (
    <section className={css.group} aria-labelledby={id}>
      <h2 id={id} className={css.overline}>
        {t('shell.menu.support')}
      </h2>
      <ul className={bareList}>
        <Row to="/down" icon={<Icon name="device-mobile" weight="duotone" size={22} />} onFollow={onFollow}>
          {t('shell.menu.download')}
        </Row>
        <InstallRow onFollow={onFollow} />
        {support === null ? null : (
          <li>
            <button type="button" className={css.row} onClick={support}>
              <span className={css.rowIcon}>
                <Icon name="headset" weight="duotone" size={22} />
              </span>
              <span className={css.rowText}>{t('shell.menu.customerService')}</span>
            </button>
          </li>
        )}
        <Row to="/help" icon={<Icon name="question" weight="duotone" size={22} />} onFollow={onFollow}>
          {t('shell.menu.help')}
        </Row>
        {articles.map((kind) => (
          <Row key={kind} to={`/${kind}`} icon={<Icon name="newspaper" weight="duotone" size={22} />} onFollow={onFollow}>
            {t(`shell.articles.${kind}`)}
          </Row>
        ))}
        {joinBody === null ? null : (
          <Row to="/join" icon={<Icon name="handshake" weight="duotone" size={22} />} onFollow={onFollow}>
            {t('shell.menu.join')}
          </Row>
        )}
        {contacts.social.map(({ kind, url }) => (
          <Row
            key={url}
            narrow
            to={url}
            newTab={isOutside({ url })}
            icon={<Icon name={socialLook(kind).icon} size={22} />}
            onFollow={onFollow}
          >
            {t(socialLook(kind).name)}
          </Row>
        ))}
        {contacts.email === null ? null : (
          <Row
            narrow
            to={`mailto:${contacts.email}`}
            icon={<Icon name="envelope-simple" weight="duotone" size={22} />}
            onFollow={onFollow}
          >
            {t('shell.menu.email')}
          </Row>
        )}
      </ul>
      {languages.length < 2 ? null : (
        <>
          <h3 className={css.overline}>{t('shell.menu.language')}</h3>
          <ul className={bareList}>
            {languages.map((offered) => (
              <li key={offered}>
                <LanguageLink language={offered} current={offered === language} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

interface RowProps {
  readonly to: string;
  readonly icon: ReactNode;
  readonly newTab?: boolean;
  /** Hidden on screens where the right bar shows it. */
  readonly narrow?: boolean;
  readonly onFollow: () => void;
  readonly children: string;
}

function Row({ to, icon, newTab = false, narrow = false, onFollow, children }: RowProps) {
  const { pathname } = useLocation();
  return (
    <li className={narrow ? css.narrow : undefined}>
      <SiteLink to={to} newTab={newTab} className={css.row} current={pathname === to} onFollow={onFollow}>
        <span className={css.rowIcon}>{icon}</span>
        <span className={css.rowText}>{children}</span>
        <span className={css.rowArrow}>
          {newTab ? <Icon name="arrow-up-right" size={14} /> : <Icon name="caret-right" weight="bold" size={14} />}
        </span>
      </SiteLink>
    </li>
  );
}
