import { runProgram, trustedAddress, trustPrograms } from '../../runtime/scripts/index.ts';
import type { FunnelEvent } from '../../wire/analytics.ts';

const host = 'https://www.googletagmanager.com';

/** Prefix of the first-party cookies that the tag sets. */
const cookiePrefix = '_ga';

type TagWindow = typeof globalThis & { dataLayer?: unknown[] } & Record<`ga-disable-${string}`, boolean>;

const page = globalThis as TagWindow;

/** The tag reads the `arguments` object, not an array. */
function gtag(..._entry: readonly unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params -- the tag recognises a command by this type.
  page.dataLayer?.push(arguments);
}

/** Loads the tag once; again after it was switched off, only switches it on. Reports no page by itself. */
export function switchOn(gtagId: string): void {
  page[`ga-disable-${gtagId}`] = false;
  if (page.dataLayer !== undefined) return;
  page.dataLayer = [];
  gtag('js', new Date());
  gtag('config', gtagId, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  });
  trustPrograms([`${host}/`, 'https://www.google-analytics.com/']);
  const program = gtagId.startsWith('GTM-') ? 'gtm.js' : 'gtag/js';
  runProgram(trustedAddress('analytics', `${host}/${program}?id=${gtagId}`)).catch(() => {
    // Blocked or unreachable: the visit is not measured.
  });
}

/** Reports a page by its path: a query may hold an invitation code or a token. */
export function reportPage(path: string): void {
  gtag('event', 'page_view', { page_location: `${location.origin}${path}`, page_referrer: '' });
}

/** Names of events as the tag knows them. */
const eventNames = {
  registration: 'sign_up',
  firstDeposit: 'first_deposit',
  firstBet: 'first_bet',
} as const satisfies Readonly<Record<FunnelEvent, string>>;

/** Reports what the account did for the first time, without anything about the account. */
export function reportEvent(event: FunnelEvent): void {
  gtag('event', eventNames[event], { page_location: location.origin, page_referrer: '' });
}

/** After this the tag sends nothing, and its cookies are removed. */
export function switchOff(gtagId: string): void {
  page[`ga-disable-${gtagId}`] = true;
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    // oxlint-disable-next-line unicorn/no-document-cookie -- the cookie store is not available in every browser.
    if (name.startsWith(cookiePrefix)) document.cookie = `${name}=; max-age=0; path=/`;
  }
}
