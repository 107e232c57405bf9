/**
 * Keys of earlier versions of the side menu and the pages that replace them. They are not shown, but saved links and notices
 * still contain them as paths.
 */
export const earlierEntries: Readonly<Record<string, string>> = {
  accountDetail: '/index',
  email: '/index',
  promo: '/index',
  live: '/live',
  fish: '/fish',
  slot: '/rng',
};
