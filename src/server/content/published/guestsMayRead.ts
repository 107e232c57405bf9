import { Failure } from '../../../wire/failure.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';

/** Whether guests may read the catalogue. */
export const isOpenToGuests = ({ brand }: Tenant) => brand.catalogue.guestRead;

/** @throws {Failure} `AUTH_REQUIRED` if the merchant restricts its catalogue to members. */
export function guestsMayRead(tenant: Tenant) {
  if (!isOpenToGuests(tenant)) throw new Failure('AUTH_REQUIRED');
}
