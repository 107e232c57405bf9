import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { type Category, categoryPaths } from '../../../domain/category.ts';
import { useText } from '../../../i18n/index.ts';
import { useFlag } from '../../../runtime/brand/index.ts';
import { useScreen } from '../../../runtime/page/index.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import { useCategories } from '../nav/useCategories.ts';
import { bareList } from '../shell.css.ts';
import * as css from './BottomNav.css.ts';

export interface BottomNavProps {
  readonly support: (() => void) | null;
  readonly menuOpen: boolean;
  readonly onMenu: () => void;
}

/** Cells that fit side by side on a phone. */
const room = 5;

/** Bottom navigation on phones. Deposit and account take the place of the menu, which the header opens, where there is a member centre. */
export function BottomNav({ support, menuOpen, onMenu }: BottomNavProps) {
  const t = useText();
  const { pathname, search } = useLocation();
  const entries = useCategories();
  const has = (category: Category) => entries.some(({ gameType, vendor }) => gameType === category && vendor === null);
  const at = (page: string) => pathname === page;
  // Modals with a route open over home.
  const atHome = useScreen().page === 'home';
  const hasCentre = useFlag('MEMBERCENTER');
  const href = (page = '') => memberLink(page, search);
  const used = 2 + Number(hasCentre) + Number(has('ESPORTS')) + Number(has('PVP'));
  return (
    <nav className={css.nav} aria-label={t('shell.nav.bottom')}>
      <ul className={`${bareList} ${css.list}`}>
        <Entry
          to="/index"
          label={t('shell.nav.home')}
          current={atHome}
          icon={<Icon name="house-simple" weight={atHome ? 'fill' : 'duotone'} size={24} />}
        />
        {has('ESPORTS') ? (
          <Entry
            to={categoryPaths.ESPORTS}
            label={t('shell.nav.esports')}
            current={at(categoryPaths.ESPORTS)}
            icon={<Icon name="game-controller" weight={at(categoryPaths.ESPORTS) ? 'fill' : 'duotone'} size={24} />}
          />
        ) : null}
        {hasCentre ? (
          <li className={css.cell}>
            <SiteLink to={href('depositv2')} className={css.entry}>
              <span className={css.deposit}>
                <Icon name="plus" weight="bold" size={24} />
              </span>
              <span className={css.label}>{t('shell.nav.deposit')}</span>
            </SiteLink>
          </li>
        ) : null}
        {has('PVP') ? (
          <Entry
            to={categoryPaths.PVP}
            label={t('shell.nav.pvp')}
            current={at(categoryPaths.PVP)}
            icon={<Icon name="cards" weight={at(categoryPaths.PVP) ? 'fill' : 'duotone'} size={24} />}
          />
        ) : null}
        {support === null || used >= room ? null : (
          <li className={css.cell}>
            <button type="button" className={css.entry} onClick={support}>
              <Icon name="headset" weight="duotone" size={24} />
              <span className={css.label}>{t('shell.nav.support')}</span>
            </button>
          </li>
        )}
        {hasCentre ? (
          <Entry
            to={href()}
            label={t('shell.nav.account')}
            current={false}
            icon={<Icon name="user-circle" weight="duotone" size={24} />}
          />
        ) : (
          <li className={css.cell}>
            <button type="button" className={css.entry} aria-haspopup="dialog" aria-expanded={menuOpen} onClick={onMenu}>
              <Icon name="list" weight="duotone" size={24} />
              <span className={css.label}>{t('shell.nav.menu')}</span>
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** The result of `memberHref`, without its code in the first screen. */
const memberLink = (page: string, search: string) =>
  `?member=${page}${search.replace(/[?&]member[^&]*/g, '').replace(/^.(?=.)/, '&')}`;

interface EntryProps {
  readonly to: string;
  readonly label: string;
  readonly current: boolean;
  readonly icon: ReactNode;
}

function Entry({ to, label, current, icon }: EntryProps) {
  return (
    <li className={css.cell}>
      <SiteLink to={to} className={css.entry} current={current}>
        {icon}
        <span className={css.label}>{label}</span>
      </SiteLink>
    </li>
  );
}
