import { Failure } from '../../wire/failure.ts';
import type { LiveBrand } from '../registry/liveBrand.ts';

/** Whether people who are not signed in see the catalogue. */
export const isOpenToGuests = ({ brand }: LiveBrand) => brand.catalogue.guestRead;

/** A merchant may keep its catalogue to members. */
export function guestsMayRead(live: LiveBrand) {
  if (!isOpenToGuests(live)) throw new Failure('AUTH_REQUIRED');
}
