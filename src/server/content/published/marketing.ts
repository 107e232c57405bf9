import { type Language, localized, localizedOrNull } from '../../../domain/language.ts';
import type { BannerGroup } from '../../../domain/notice.ts';
import type { Picture } from '../../../domain/picture.ts';
import type { LocalText, Banner as ManifestBanner } from '../../../manifest/index.ts';
import type { Banner, Promotion } from '../../../wire/catalogue.ts';
import type { PictureUse } from '../../media/pictures/index.ts';
import type { PromotionBook } from '../../rewards/promotionBook/index.ts';
import { richText } from '../../tenants/richText/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import type { ContentDeps } from './contentDeps.ts';

interface Period {
  readonly from?: string;
  readonly until?: string;
}

const timedOf = ({ brand: { articles, banners } }: Tenant, promotions: readonly Period[]): readonly Period[] => {
  const all: readonly Period[] = [...banners.home, ...banners.w_login, ...banners.w_register, ...promotions, ...articles.list];
  return all.filter(({ from, until }) => from !== undefined || until !== undefined);
};

type Book = Awaited<ReturnType<PromotionBook['of']>>;

type MarketingDeps = Pick<ContentDeps, 'pictures' | 'now'> & { readonly promotionBook: Pick<PromotionBook, 'of'> };

/** Banners of a manifest and promotions that are active now. */
export function createMarketing({ pictures, now, promotionBook }: MarketingDeps) {
  /** Periods of a tenant's content: the moments at which something begins or ends. */
  const timed = new WeakMap<Tenant, { readonly book: Book; readonly periods: readonly Period[] }>();
  /** Terms as HTML. The badge of every member's page asks for them, and a version's texts never change. */
  const drawnTerms = new WeakMap<LocalText, Map<Language, string>>();
  const termsIn = (terms: LocalText, language: Language): string => {
    const byLanguage = drawnTerms.get(terms) ?? new Map<Language, string>();
    drawnTerms.set(terms, byLanguage);
    const html = byLanguage.get(language) ?? richText(localized(terms, language));
    byLanguage.set(language, html);
    return html;
  };
  const shows = ({ from, until }: Period) => {
    const moment = now();
    return (from === undefined || new Date(from) <= moment) && (until === undefined || moment < new Date(until));
  };

  return {
    /** Leaves out banners with a missing picture. */
    banners(tenant: Tenant, language: Language, group: BannerGroup): Banner[] {
      return tenant.brand.banners[group].filter(shows).flatMap((banner) => {
        const { light, dark = light, lightMobile = light, darkMobile = banner.image.lightMobile ?? dark } = banner.image;
        const wide = both(tenant, light, dark, 'banner');
        const narrow = both(tenant, lightMobile, darkMobile, 'narrowBanner');
        return wide === null || narrow === null ? [] : [{ ...wordsOf(banner, language), wide, narrow }];
      });
    },

    async promotions(tenant: Tenant, language: Language): Promise<Promotion[]> {
      const shown = (await promotionBook.of(tenant)).filter(({ entry }) => shows(entry));
      return shown.map(({ entry: { id, overline, title, terms, image } }) => ({
        id,
        overline: localizedOrNull(overline, language),
        title: localized(title, language),
        terms: terms === undefined ? null : termsIn(terms, language),
        picture: image === undefined ? null : pictures.ofBrand(tenant, image, 'promotion'),
      }));
    },

    /** Cache key: changes when a banner, a promotion or an article begins or ends. */
    moment(tenant: Tenant): string | Promise<string> {
      const keyOf = (book: Book) => {
        const known = timed.get(tenant);
        const periods =
          known?.book === book
            ? known.periods
            : timedOf(
                tenant,
                book.map(({ entry }) => entry),
              );
        timed.set(tenant, { book, periods });
        return periods.map((entry) => (shows(entry) ? '1' : '0')).join('');
      };
      const book = promotionBook.of(tenant);
      return book instanceof Promise ? book.then(keyOf) : keyOf(book);
    },
  };

  function both(tenant: Tenant, light: string, dark: string, use: PictureUse): { dark: Picture; light: Picture } | null {
    const onLight = pictures.ofBrand(tenant, light, use);
    const onDark = pictures.ofBrand(tenant, dark, use);
    return onLight === null || onDark === null ? null : { dark: onDark, light: onLight };
  }
}

function wordsOf({ id, alt, overline, title, text, action, secondAction }: ManifestBanner, language: Language) {
  const button = (given: ManifestBanner['action']) =>
    given === undefined ? null : { label: localized(given.label, language), to: given.to };
  return {
    id,
    alt: localized(alt, language),
    overline: localizedOrNull(overline, language),
    title: localizedOrNull(title, language),
    text: localizedOrNull(text, language),
    action: button(action),
    secondAction: button(secondAction),
  };
}
