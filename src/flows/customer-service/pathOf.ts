import { customerServiceType } from '../../domain/customerService.ts';
import type { CustomerServicePath } from '../../wire/customerService.ts';

/** The encrypted path in the lookup's answer; null if it is missing. */
export const pathOf = (paths: readonly CustomerServicePath[]): string | null =>
  paths.find(({ type }) => type === customerServiceType)?.path ?? null;
