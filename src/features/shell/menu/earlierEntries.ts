/**
 * Keys that earlier versions of the side menu had, with where they lead today. None of
 * them is drawn; saved links and notices may still carry them. Null: not built yet.
 */
export const earlierEntries = {
  accountDetail: null,
  email: null,
  promo: null,
  live: '/live',
  fish: '/fish',
  slot: '/rng',
} as const satisfies Record<string, string | null>;
