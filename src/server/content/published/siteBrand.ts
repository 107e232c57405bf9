import { type Language, localized, localizedOrNull } from '../../../domain/language.ts';
import type { Picture } from '../../../domain/picture.ts';
import { vectorAddress } from '../../../domain/picture.ts';
import { contrast, white } from '../../../theme/colour.ts';
import type { SiteBrand } from '../../../wire/boot.ts';
import type { Pictures } from '../../media/pictures/index.ts';
import { richText, underPageTitle } from '../../tenants/richText/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';

/** The client's view of a brand, in the language of the page. */
export function siteBrand(pictures: Pictures, tenant: Tenant, language: Language, articles: SiteBrand['articles']): SiteBrand {
  const { brand } = tenant;
  const { contacts, footer, money, pages, theme } = brand;
  const mark = pictures.markOf(tenant);
  const join = pages.join?.body;
  return {
    merchant: brand.merchant,
    name: brand.name,
    tagline: localizedOrNull(brand.tagline, language),
    description: localizedOrNull(brand.description, language),
    defaultMode: theme.defaultMode,
    modes: theme.modes,
    languages: brand.languages.offered,
    modules: brand.modules,
    money: { currency: money.currency, symbol: money.symbol, ...money.numberFormat },
    profile: brand.profile,
    timeZone: brand.timeZone,
    lottery: brand.lottery,
    minAge: brand.registration.terms.minAge,
    logo: logoOf(pictures, tenant, mark),
    logoOn: logoOn(tenant),
    mark,
    ornament: ornamentOf(pictures, tenant),
    maintenancePicture: maintenancePicture(pictures, tenant),
    home: { sections: brand.home.sections, aside: brand.home.aside, lotteries: brand.home.lotteries },
    footer: {
      payments: footer.payments.map(({ icon, label }) => ({ icon, label: localized(label, language) })),
      licences: footer.licences.map(({ issuer, number, url, note }) => {
        return { issuer, number, url: url ?? null, note: localizedOrNull(note, language) };
      }),
      assurances: footer.assurances.map(({ icon, label }) => ({ icon, label: localized(label, language) })),
    },
    contacts: {
      email: contacts.email ?? null,
      chat: contacts.liveChat !== undefined,
      answerHours: contacts.answerHours ?? null,
      social: brand.chat.enabled ? [chatEntry, ...contacts.social] : contacts.social,
      supportHosts: brand.frames.customerService,
    },
    articles,
    joinBody: join === undefined ? null : richText(localized(join, language), underPageTitle),
    loginedToHomePage: brand.policies.routing.loginedToHomePage,
    idleMinutes: brand.policies.session.idleMinutes,
    popups: brand.policies.notices.popups,
    signIn: signInOf(tenant),
  };
}

/** The chat room, which the address opens over any page, is the first of the channels. */
const chatEntry = { kind: 'chat', url: '?chat=' };

function maintenancePicture(pictures: Pictures, tenant: Tenant) {
  const { maintenance, maintenanceDark } = tenant.brand.assets;
  const light = maintenance === undefined ? null : pictures.ofBrand(tenant, maintenance, 'scene');
  if (light === null) return null;
  return { light, dark: (maintenanceDark === undefined ? null : pictures.ofBrand(tenant, maintenanceDark, 'scene')) ?? light };
}

/** Falls back to the generated mark if the logo file cannot be read. */
function logoOf(pictures: Pictures, tenant: Tenant, mark: Picture) {
  const { logo, logoOnDark } = tenant.brand.assets;
  const onLight = pictures.ofBrand(tenant, logo, 'logo') ?? mark;
  return { onLight, onDark: (logoOnDark === undefined ? null : pictures.ofBrand(tenant, logoOnDark, 'logo')) ?? onLight };
}

function ornamentOf(pictures: Pictures, tenant: Tenant) {
  const { ornament } = tenant.brand.assets;
  const picture = ornament === undefined ? null : pictures.ofBrand(tenant, ornament, 'drawing');
  return picture === null || picture.widths.length > 0 ? null : vectorAddress(picture);
}

const signInOf = ({ brand: { signIn } }: Tenant): SiteBrand['signIn'] => ({
  social: signIn.firebase === undefined ? [] : signIn.social,
  rememberPassword: signIn.rememberPassword,
  firebase: signIn.firebase ?? null,
});

/** Chooses the logo by the surface, not the mode: a header may be dark in light mode. */
function logoOn({ tokens: { palettes } }: Tenant): SiteBrand['logoOn'] {
  const per = (name: 'header' | 'footer' | 'canvas') => ({
    dark: drawingFor(palettes.dark.surface[name]),
    light: drawingFor(palettes.light.surface[name]),
  });
  // On a banner the logo is on the scrim.
  const hero = { dark: drawingFor(palettes.dark.onHero.scrim), light: drawingFor(palettes.light.onHero.scrim) };
  return { header: per('header'), footer: per('footer'), page: per('canvas'), hero };
}

const opaque = '#rrggbb'.length;

const drawingFor = (surface: string): 'onDark' | 'onLight' =>
  contrast(white, surface.slice(0, opaque)) > 4.5 ? 'onDark' : 'onLight';
