/** State of a flow, as its machine and the gallery name both. */
export interface StateAddress {
  readonly flow: string;
  readonly state: string;
}

const named = /^[A-Za-z0-9-]{1,120}$/;

/** Address of the page of a preview that shows a state of a flow. */
export const stateAddress = ({ flow, state }: StateAddress): string => `/index?flow=${flow}&state=${state}`;

/** A query that names a state, as the first program of a page reads it. */
export const stateQuery: RegExp = /[?&]flow=/;

/** The state that a query names; null for every other page. */
export function readStateAddress(search: string): StateAddress | null {
  const query = new URLSearchParams(search);
  const [flow, state] = [query.get('flow') ?? '', query.get('state') ?? ''];
  return named.test(flow) && named.test(state) ? { flow, state } : null;
}
