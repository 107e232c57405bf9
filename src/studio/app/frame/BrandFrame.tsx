import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Button } from 'react-aria-components';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { read } from '../../api/index.ts';
import { useText } from '../../i18n/index.ts';
import { Badge, Count, Icon, IconButton, Menu } from '../../kit/index.ts';
import { useOpenPalette } from '../commands/openPalette.ts';
import { type Command, useCommands } from '../commands/registry.ts';
import type { BrandTab } from '../definePage.ts';
import { Account } from './Account.tsx';
import { BrandMark } from './BrandMark.tsx';
import * as css from './frame.css.ts';
import { PageArea } from './PageArea.tsx';
import { TopBarSlot } from './TopBarEnd.tsx';
import * as tabs from './tab.css.ts';
import { Wordmark } from './Wordmark.tsx';

const tabWords = {
  edit: 'shell.edit',
  changes: 'shell.changes',
  history: 'shell.history',
  'preview-links': 'shell.previewLinks',
} as const;
const tabIcons = {
  edit: 'pencil-simple',
  changes: 'git-diff',
  history: 'clock-counter-clockwise',
  'preview-links': 'link-simple',
} as const;
const tabNames = Object.keys(tabWords) as BrandTab[];

/** Top bar of a brand's pages: which brand, its draft, its pages; the page adds its acts at the end. */
export function BrandFrame() {
  const text = useText();
  const { merchant = '' } = useParams();
  const { pathname } = useLocation();
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const openPalette = useOpenPalette();
  const { data: brand } = useQuery(read('brand', { params: { merchant } }));
  useCommands(
    useMemo(
      () =>
        tabNames.map(
          (tab): Command => ({
            id: tab,
            group: 'pages',
            label: text(tabWords[tab]),
            icon: tabIcons[tab],
            to: `/brands/${merchant}/${tab}`,
            ...(tab === 'changes' ? { keys: 'mod+shift+P', whileWriting: true } : {}),
          }),
        ),
      [text, merchant],
    ),
  );
  const changes = brand?.draft?.changes ?? 0;
  return (
    <TopBarSlot value={slot}>
      <div className={`studio ${css.app}`}>
        <a className={css.skip} href="#content">
          {text('shell.skip')}
        </a>
        <header className={css.top}>
          <Wordmark isMarkOnly />
          <span className={css.slash} aria-hidden="true">
            /
          </span>
          <BrandSwitch merchant={merchant} />
          {brand === undefined ? null : (
            <span className={css.wideOnly}>
              {brand.draft === null ? (
                <Badge tone="success">{text('shell.noDraft')}</Badge>
              ) : (
                <Badge tone="draft" mark="dot">
                  {text('shell.draft', { revision: brand.draft.revision })}
                </Badge>
              )}
            </span>
          )}
          <nav className={css.tabs} aria-label={text('shell.brandPages')}>
            {tabNames.map((tab) => (
              <Link
                key={tab}
                to={`/brands/${merchant}/${tab}`}
                className={tabs.tab}
                {...(pathname.startsWith(`/brands/${merchant}/${tab}`) ? { 'aria-current': 'page' as const } : {})}
              >
                {text(tabWords[tab])}
                {tab === 'changes' && changes > 0 ? (
                  <Count tone="draft" value={changes} label={text('shell.changesCount', { count: changes })} />
                ) : null}
              </Link>
            ))}
          </nav>
          <span className={css.space} />
          <span ref={setSlot} className={css.slot} />
          <IconButton icon="command" label={text('shell.commands')} onPress={openPalette} />
          <Account />
        </header>
        <div className={css.body}>
          <PageArea name={brand?.name} />
        </div>
      </div>
    </TopBarSlot>
  );
}

function BrandSwitch({ merchant }: { readonly merchant: string }) {
  const text = useText();
  const navigate = useNavigate();
  const { data: brand } = useQuery(read('brand', { params: { merchant } }));
  const { data: others } = useQuery(read('brands', { query: { limit: 12 } }));
  const name = brand?.name ?? merchant;
  return (
    <Menu
      label={text('shell.brands')}
      trigger={
        <Button className={css.brandButton}>
          {brand === undefined ? null : <BrandMark brand={brand} />}
          <span className={css.brandName}>{name}</span>
          <span className={css.hidden}>{text('shell.switchBrand')}</span>
          <Icon name="caret-up-down" size={14} tone="quiet" />
        </Button>
      }
      groups={[
        (others?.brands ?? []).map((other) => ({
          id: other.merchant,
          label: other.name,
          isChosen: other.merchant === merchant,
          onChoose: () => void navigate(`/brands/${other.merchant}/edit`),
        })),
        [{ id: 'all', label: text('shell.allBrands'), icon: 'squares-four', onChoose: () => void navigate('/') }],
      ]}
    />
  );
}
