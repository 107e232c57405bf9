import type { FastifyPluginAsync } from 'fastify';
import type { OutboundFetch } from '../../platform/outbound/index.ts';
import type { VendorAdapter } from '../seamless/index.ts';

/** Settings of an adapter: an entry of `vendors.json` with its secret. */
export interface VendorSettings
  extends Pick<VendorAdapter, 'id' | 'contract' | 'serves' | 'origins' | 'secretOf' | 'acceptedSecretsOf' | 'maxPayout'> {
  /** Base URL of the vendor's server, without a trailing slash. */
  readonly url: string;
  readonly now: () => Date;
  /** Makes the calls: outbound ones, or those of a vendor in this process. */
  readonly send: OutboundFetch;
  /** Less than an outbound call has. */
  readonly timeoutMs?: number;
}

/** An API that vendors speak: default export of a file of `contracts/`, whose name is the name of the contract. */
export interface VendorContract {
  readonly adapterOf: (settings: VendorSettings) => VendorAdapter;
  /** Wallet calls of its vendors, registered below `/vendors/{name of the contract}/`; our own contract has `/seamless/`. */
  readonly routes?: FastifyPluginAsync;
}
