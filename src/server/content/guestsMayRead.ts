import { Failure } from '../../wire/failure.ts';
import type { Tenant } from '../registry/tenant.ts';

/** Whether people who are not signed in see the catalogue. */
export const isOpenToGuests = ({ brand }: Tenant) => brand.catalogue.guestRead;

/** A merchant may keep its catalogue to members. */
export function guestsMayRead(tenant: Tenant) {
  if (!isOpenToGuests(tenant)) throw new Failure('AUTH_REQUIRED');
}
