/**
 * Keys of earlier versions of the side menu and the pages that replace them. They are not shown, but saved links and notices
 * still contain them as paths.
 */
export const earlierEntries: Readonly<Record<string, string>> = {
  accountDetail: '/index?member=securityCenter',
  email: '/index?member=messageV2',
  promo: '/promotions',
  live: '/live',
  fish: '/fish',
  slot: '/rng',
};

/** News and blog are also tabs of the page of notices: the address of the kind that such an address names, else null. */
export const articleTabs = (pathname: string, { tab }: { readonly tab?: unknown }): '/news' | '/blog' | null =>
  /^\/noticepage\/?$/i.test(pathname) && (tab === 'news' || tab === 'blog') ? `/${tab}` : null;
