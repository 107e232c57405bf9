import { cdnOrder } from '../../domain/cdn.ts';
import type { FrameRules } from '../../domain/frameAddress.ts';
import type { Boot } from '../../wire/boot.ts';

let order: readonly string[] | null = null;

/** Where games may be opened. The order of the launch CDNs is drawn once in a visit. */
export function launchRules(
  { permission, frames = [] }: Pick<Boot, 'permission' | 'frames'>,
  chance = Math.random,
): FrameRules {
  order ??= cdnOrder(permission.launchGameCDNs, chance);
  return { site: location.origin, origins: frames, cdns: order };
}
