import type { Tenant } from '../../tenants/tenant/index.ts';
import type { LinkRow } from './linkStore.ts';

/** Subject of a request on the host of a preview. */
export interface OpenedPreview {
  readonly tenant: Tenant;
  readonly tokenHash: string;
  readonly merchant: string;
  /** Null inside the editor. */
  readonly link: Pick<LinkRow, 'id' | 'mayRemark'> | null;
  /** Whether only what a guest reads is answered: the accounts of the brand are those of real people, or there are none. */
  readonly guestsOnly: boolean;
}

/** `unknown`: made up, expired, or of an operator who may no longer see the brand. */
export type Opening = OpenedPreview | 'unknown' | 'revoked';
