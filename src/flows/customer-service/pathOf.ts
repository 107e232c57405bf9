import { customerServiceType } from '../../domain/customerService.ts';
import type { CustomerServicePath } from '../../wire/customerService.ts';

/** The encrypted path among those that the lookup answers; null where the one that counts is missing. */
export const pathOf = (paths: readonly CustomerServicePath[]): string | null =>
  paths.find(({ type }) => type === customerServiceType)?.path ?? null;
