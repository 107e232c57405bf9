import type { FastifyPluginAsync } from 'fastify';
import type { VendorAdapter } from '../play/index.ts';

/** What an adapter is made from: an entry of `vendors.json` with its secret. */
export interface VendorSettings
  extends Pick<VendorAdapter, 'id' | 'contract' | 'serves' | 'origins' | 'secretOf' | 'acceptedSecretsOf' | 'maxPayout'> {
  /** Base URL of the vendor's server, without a trailing slash. */
  readonly url: string;
  readonly now: () => Date;
  /** Replaces `fetch` for a vendor in this process. */
  readonly fetch?: Send;
  /** Request timeout. */
  readonly timeoutMs?: number;
}

export type Send = (
  address: URL,
  options: {
    readonly method: 'POST';
    readonly redirect: 'error';
    readonly signal: AbortSignal;
    readonly headers: Record<string, string>;
    readonly body: string;
  },
) => Promise<Response>;

/** An API that vendors speak: default export of a file of `contracts/`, whose name is the name of the contract. */
export interface VendorContract {
  readonly adapterOf: (settings: VendorSettings) => VendorAdapter;
  /** Wallet calls of its vendors, registered below `/vendors/{name of the contract}/`; our own contract has `/seamless/`. */
  readonly routes?: FastifyPluginAsync;
}
