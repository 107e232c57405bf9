import type { ArticleKind } from '../domain/article.ts';
import type { Category } from '../domain/category.ts';
import type { Language } from '../domain/language.ts';
import type { LotteryPolicy } from '../domain/lottery.ts';
import type { Modules } from '../domain/module.ts';
import type { ModePictures, Picture } from '../domain/picture.ts';
import type { Banner, GameCard, GamePage, LiveTable, Mission, Promotion, SortingVendor, WinnerEntry } from './catalogue.ts';
import type { HelpTopic, Notice } from './notice.ts';
import type { PermissionInfo, SystemStatusInfo } from './permission.ts';

export type HomeSection =
  | 'hero'
  | 'announcements'
  | 'categories'
  | 'hotGames'
  | 'winners'
  | 'live'
  | 'promotions'
  | 'missions'
  | 'download';

/** The client's view of a brand, in the language of the page. Public: it is part of the HTML. */
export interface SiteBrand {
  readonly merchant: string;
  readonly name: string;
  readonly tagline: string | null;
  readonly description: string | null;
  readonly defaultMode: 'dark' | 'light' | 'system';
  readonly modes: readonly ('dark' | 'light')[];
  readonly languages: readonly Language[];
  readonly modules: Modules;
  readonly money: {
    readonly currency: string;
    readonly symbol: string;
    readonly group: string;
    readonly decimal: string;
    readonly decimals: number;
  };
  /** Whether balances are play money or real money. */
  readonly profile: 'play' | 'real';
  readonly timeZone: string;
  readonly lottery: LotteryPolicy;
  readonly minAge: number;
  readonly logo: { readonly onDark: Picture; readonly onLight: Picture };
  /** Logo per surface and mode, chosen by the lightness of the surface. */
  readonly logoOn: Readonly<
    Record<'header' | 'footer' | 'page' | 'hero', Readonly<Record<'dark' | 'light', 'onDark' | 'onLight'>>>
  >;
  readonly mark: Picture;
  /** URL of a one-colour SVG whose root id is `logo`. */
  readonly ornament: string | null;
  readonly maintenancePicture: ModePictures | null;
  readonly home: {
    readonly sections: readonly HomeSection[];
    readonly aside: 'popular' | 'lottery' | 'start' | 'none';
    /** Game ids of the lotteries beside the hero, the one with the countdown first. */
    readonly lotteries: readonly string[];
  };
  readonly footer: {
    readonly payments: readonly { readonly icon: string; readonly label: string }[];
    readonly licences: readonly {
      readonly issuer: string;
      readonly number: string;
      readonly url: string | null;
      readonly note: string | null;
    }[];
    readonly assurances: readonly { readonly icon: string; readonly label: string }[];
  };
  readonly contacts: {
    readonly email: string | null;
    /** Whether the brand has a live chat. Otherwise customer service is the help page, which a blocked site does not show. */
    readonly chat: boolean;
    /** Hours within which customer service answers; null: no time is promised. */
    readonly answerHours: number | null;
    readonly social: readonly { readonly kind: string; readonly url: string }[];
    /** Hosts that customer service may be framed from, besides the site. */
    readonly supportHosts?: readonly string[];
  };
  /** Kinds of articles that it has published, for links. */
  readonly articles: readonly ArticleKind[];
  readonly joinBody: string | null;
  readonly loginedToHomePage: boolean;
  /** Idle timeout of a session. */
  readonly idleMinutes: number;
  /** Most notices that open by themselves at a time; 0 for none. */
  readonly popups: number;
  readonly signIn: {
    /** Sign-in providers; empty without Firebase. */
    readonly social: readonly ('google' | 'facebook')[];
    readonly rememberPassword: boolean;
    readonly firebase: {
      readonly apiKey: string;
      readonly authDomain: string;
      readonly projectId: string;
      /** Whether Firebase sends the codes of login and registration. */
      readonly sms: boolean;
    } | null;
  };
}

/** Query data embedded in the HTML, by the names of the queries in `api/`: what is here is not fetched at start. */
export interface BootQueries {
  /** Absent where the server does not know it, as before an upstream that has not answered yet. */
  readonly catalogue?: readonly SortingVendor[];
  readonly banners: readonly Banner[];
  readonly notices?: readonly Notice[];
  readonly help: readonly HelpTopic[];
  readonly hotGames?: readonly GameCard[];
  readonly popular?: readonly GameCard[];
  readonly winners?: readonly WinnerEntry[];
  readonly live?: readonly LiveTable[];
  readonly promotions?: readonly Promotion[];
  readonly missions?: readonly Mission[];
  /** Data that only this page reads, by the keys of its queries. */
  readonly more?: readonly (readonly [key: readonly string[], data: unknown])[];
  /** First page of the game list of a category. */
  readonly games?: { readonly gameType: Category | 'HOT'; readonly vassalage: string | null; readonly page: GamePage };
}

export interface Boot {
  readonly language: Language;
  readonly brand: SiteBrand;
  /** i18n overrides of the brand, in the language of the page. */
  readonly words: Readonly<Record<string, string>>;
  /** Text areas of the first paint besides those of every first screen. */
  readonly areas?: readonly string[];
  /** Without the visitor's location, so that pages can be cached for all visitors. */
  readonly permission: Omit<PermissionInfo, 'location' | 'whitelabel'>;
  readonly status: SystemStatusInfo;
  readonly queries: BootQueries;
  /** Origin of the calls of an exported page, which a server without them delivers. */
  readonly api?: string;
  /** Allowed origins of game frames. */
  readonly frames?: readonly string[];
}
