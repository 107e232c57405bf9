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

/** What a page knows of its brand, in the page's language. Nothing secret: it stands in the HTML. */
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
  readonly timeZone: string;
  readonly lottery: LotteryPolicy;
  readonly minAge: number;
  readonly logo: { readonly onDark: Picture; readonly onLight: Picture };
  /** Which logo each surface takes per mode: decided by the lightness of header and footer. */
  readonly logoOn: Readonly<
    Record<'header' | 'footer' | 'page' | 'hero', Readonly<Record<'dark' | 'light', 'onDark' | 'onLight'>>>
  >;
  readonly mark: Picture;
  /** Address of a one-colour SVG whose root id is `logo`. */
  readonly ornament: string | null;
  readonly maintenancePicture: ModePictures | null;
  readonly home: { readonly sections: readonly HomeSection[]; readonly aside: 'popular' | 'start' | 'none' };
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
    /** Whether the brand has a chat of its own. Without one customer service is our help, which closes with the site. */
    readonly chat: boolean;
    readonly social: readonly { readonly kind: string; readonly url: string }[];
    /** Hosts that customer service may open besides our own; none without an entry. */
    readonly supportHosts?: readonly string[];
  };
  readonly joinBody: string | null;
  readonly loginedToHomePage: boolean;
  /** Minutes without a member's call after which the server ends a session. */
  readonly idleMinutes: number;
  readonly signIn: {
    /** Networks that are offered: none without firebase. */
    readonly social: readonly ('google' | 'facebook')[];
    readonly rememberPassword: boolean;
    readonly firebase: { readonly apiKey: string; readonly authDomain: string; readonly projectId: string } | null;
  };
}

/**
 * Server data a page starts with. The keys are the query keys of `api/`; a page
 * that finds its key here asks nothing at start.
 */
export interface BootQueries {
  readonly catalogue: readonly SortingVendor[];
  readonly banners: readonly Banner[];
  readonly notices: readonly Notice[];
  readonly help: readonly HelpTopic[];
  readonly hotGames?: readonly GameCard[];
  readonly popular?: readonly GameCard[];
  readonly winners?: readonly WinnerEntry[];
  readonly live?: readonly LiveTable[];
  readonly promotions?: readonly Promotion[];
  readonly missions?: readonly Mission[];
  /** First page of a category page. */
  readonly games?: { readonly gameType: Category | 'HOT'; readonly vassalage: string | null; readonly page: GamePage };
}

export interface Boot {
  readonly language: Language;
  readonly brand: SiteBrand;
  /** Word overrides of the brand, in the page's language. */
  readonly words: Readonly<Record<string, string>>;
  /** Areas of words that the first paint shows besides those of every first screen. */
  readonly areas?: readonly string[];
  /** Without the visitor's location: a page is the same bytes for everybody. */
  readonly permission: Omit<PermissionInfo, 'location' | 'whitelabel'>;
  readonly status: SystemStatusInfo;
  readonly queries: BootQueries;
  /** Origins whose games may stand in a frame; none without an entry. */
  readonly frames?: readonly string[];
}
