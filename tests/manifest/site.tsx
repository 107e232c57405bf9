import type { i18n } from 'i18next';
import { type ReactNode, Suspense, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { queries } from '../../src/api/index.ts';
import { modals } from '../../src/app/modals.tsx';
import { screens } from '../../src/app/screens.ts';
import { TextProvider } from '../../src/i18n/index.ts';
import type { Brand } from '../../src/manifest/index.ts';
import { BrandProvider } from '../../src/runtime/brand/index.ts';
import { clientOf, createPageCache, PageCacheProvider } from '../../src/runtime/data/index.ts';
import { OverlayProvider } from '../../src/runtime/overlays/index.ts';
import { ScreensProvider } from '../../src/runtime/page/index.ts';
import { SessionBridge, SessionProvider } from '../../src/runtime/session/index.ts';
import { permission } from '../../src/server/tenants/permission/permission.ts';
import type { Boot, SiteBrand } from '../../src/wire/boot.ts';
import type { Banner } from '../../src/wire/catalogue.ts';

const nowhere = { ip: '', country: '' };
const picture = { base: '/picture', width: 340, height: 600, widths: [] };
const surface = { dark: 'onDark', light: 'onLight' } as const;

/** Data that a page of the brand starts with, without pictures and content. */
export function bootOf(brand: Brand): Boot {
  const { merchant, name, modules, money, profile, timeZone, lottery, registration, languages, theme } = brand;
  const site: SiteBrand = {
    merchant,
    name,
    articles: [],
    tagline: null,
    description: null,
    defaultMode: theme.defaultMode,
    modes: theme.modes,
    languages: languages.offered,
    modules,
    money: { currency: money.currency, symbol: money.symbol, ...money.numberFormat },
    profile,
    timeZone,
    lottery,
    minAge: registration.terms.minAge,
    logo: { onDark: picture, onLight: picture },
    logoOn: { header: surface, footer: surface, page: surface, hero: surface },
    mark: picture,
    ornament: null,
    maintenancePicture: null,
    home: { sections: [], aside: 'none', lotteries: [] },
    footer: { payments: [], licences: [], assurances: [] },
    contacts: { email: null, chat: false, answerHours: null, social: [] },
    joinBody: null,
    loginedToHomePage: false,
    idleMinutes: brand.policies.session.idleMinutes,
    popups: brand.policies.notices.popups,
    signIn: { social: [], rememberPassword: brand.signIn.rememberPassword, firebase: null },
  };
  const { whitelabel: _tree, location: _location, ...rules } = permission(brand, nowhere, new Date(0));
  return {
    language: 'vi',
    brand: site,
    words: {},
    permission: rules,
    status: { maintenance: false, regionRestriction: false, location: nowhere },
    queries: { catalogue: [], banners: [], notices: [], help: [] },
  };
}

/** A banner that is recognised by its alternative text. */
const bannerOf = (id: string): Banner => ({
  id,
  wide: { dark: picture, light: picture },
  narrow: { dark: picture, light: picture },
  alt: id,
  overline: null,
  title: null,
  text: null,
  action: null,
  secondAction: null,
});

interface SiteProps {
  readonly boot: Boot;
  /** Made by `createText`, with all areas. */
  readonly text: i18n;
  readonly children: ReactNode;
}

function cacheOf(boot: Boot) {
  const cache = createPageCache(boot.queries, { retry: 0 });
  const client = clientOf(cache);
  client.setQueryData(queries.countries().queryKey, []);
  client.setQueryData(queries.status().queryKey, boot.status);
  for (const group of ['w_login', 'w_register'] as const)
    client.setQueryData(queries.paneBanners(group).queryKey, [bannerOf(group)]);
  return cache;
}

/** Everything that the composition root provides around a part of the site; the calls of its forms are answered from the cache. */
export function Site({ boot, text, children }: SiteProps) {
  const [cache] = useState(() => cacheOf(boot));
  return (
    <BrandProvider boot={boot}>
      <TextProvider text={text}>
        <MemoryRouter initialEntries={['/index']}>
          <PageCacheProvider cache={cache}>
            <ScreensProvider screens={screens}>
              <SessionProvider>
                <OverlayProvider modals={modals}>
                  <SessionBridge />
                  <Suspense fallback={null}>{children}</Suspense>
                </OverlayProvider>
              </SessionProvider>
            </ScreensProvider>
          </PageCacheProvider>
        </MemoryRouter>
      </TextProvider>
    </BrandProvider>
  );
}
