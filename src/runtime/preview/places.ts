/** Parts of the page and the settings they come from. The first that fits counts. */
interface Place {
  /** Setting that a press on the part opens. */
  readonly pointer: string;
  /** Settings whose change shows here. */
  readonly of: readonly string[];
  readonly find: () => Element | null;
}

const one = (selector: string) => () => document.querySelector(selector);

/** Home sections in the order of the manifest, after the heading. */
function homeSections(): readonly { readonly name: string; readonly element: Element }[] {
  const text = document.querySelector('#boot')?.textContent ?? '{}';
  const { brand } = JSON.parse(text) as { readonly brand?: { readonly home?: { readonly sections?: readonly string[] } } };
  const names = brand?.home?.sections ?? [];
  const page = document.querySelector('main h1')?.parentElement;
  const parts = [...(page?.children ?? [])].slice(1);
  if (parts.length !== names.length) return [];
  return parts.map((element, index) => ({ name: names[index] ?? '', element }));
}

const section = (name: string) => () => homeSections().find((part) => part.name === name)?.element ?? null;

const settingsOfSection: Readonly<Record<string, readonly string[]>> = {
  hero: ['/banners', '/home/aside', '/home/lotteries'],
  hotGames: ['/home/hotGames', '/catalogue'],
  promotions: ['/promotions'],
  missions: ['/missions'],
  download: ['/downloads'],
};

/** Parts that every page has. */
const shell: readonly Place[] = [
  {
    pointer: '/assets/logo',
    of: ['/name', '/assets/logo', '/assets/logoOnDark', '/assets/mark'],
    find: one('header a:has(img)'),
  },
  { pointer: '/languages', of: ['/languages'], find: one('header button[aria-controls]:has(img), header [data-language]') },
  { pointer: '/modules', of: ['/modules', '/registration', '/signIn'], find: one('header') },
  { pointer: '/contacts', of: ['/contacts', '/frames'], find: one('aside') },
  { pointer: '/footer', of: ['/footer', '/description', '/tagline', '/pages'], find: one('footer') },
  {
    pointer: '/help',
    of: ['/help'],
    find: () => (location.pathname.startsWith('/help') ? document.querySelector('main') : null),
  },
];

function places(): readonly Place[] {
  const sections = homeSections().map(({ name }, index): Place => {
    return { pointer: `/home/sections/${index}`, of: settingsOfSection[name] ?? [], find: section(name) };
  });
  return [...sections, ...shell];
}

/** The innermost part around an element, with its setting. */
export function placeAround(element: Element): { readonly pointer: string; readonly part: Element } | null {
  const around = places().flatMap(({ pointer, find }) => {
    const part = find();
    return part?.contains(element) === true ? [{ pointer, part }] : [];
  });
  return around.reduce<(typeof around)[number] | null>(
    (inner, next) => (inner === null || inner.part.contains(next.part) ? next : inner),
    null,
  );
}

/** The part that shows a setting; null if none of this page does. */
export function partOf(pointer: string): Element | null {
  const within = (name: string) => pointer === name || pointer.startsWith(`${name}/`);
  const found = places().find((place) => within(place.pointer)) ?? places().find(({ of }) => of.some(within));
  return found?.find() ?? null;
}
