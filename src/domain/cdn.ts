/** Random source, in [0, 1); injected so that a choice is reproducible. */
type Chance = () => number;

/** URLs in the order they are tried: a random one first, then the rest of the list cyclically. */
export function cdnOrder(addresses: readonly string[], chance: Chance): readonly string[] {
  const usable = addresses.filter((address) => address.startsWith('https://'));
  const start = Math.floor(chance() * usable.length);
  return [...usable.slice(start), ...usable.slice(0, start)];
}

/** The URL chosen for this visit; null means the site's own origin. */
export const chooseCdn = (addresses: readonly string[], chance: Chance): string | null =>
  cdnOrder(addresses, chance)[0] ?? null;
