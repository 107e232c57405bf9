/**
 * Keys of earlier versions of the side menu and their current targets. They are not shown, but saved links and notices may
 * still contain them. Null: no target yet.
 */
export const earlierEntries = {
  accountDetail: null,
  email: null,
  promo: null,
  live: '/live',
  fish: '/fish',
  slot: '/rng',
} as const satisfies Record<string, string | null>;
