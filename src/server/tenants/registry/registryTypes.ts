import type { Problem, ReadOptions } from '../../../manifest/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Audit, ReportFault } from '../../platform/events/index.ts';

import type { SecondYesRule } from '../../platform/secondYes/index.ts';
import type { BrandFiles } from '../brandFiles/index.ts';
import type { Tenant, Tenants } from '../tenant/index.ts';
import type { Addressing } from './addressing.ts';
import type { DriftedFolder } from './diskBrands.ts';
import type { PictureCheck } from './knownPictures.ts';
import type { Publishing } from './publishing.ts';
import type { RealMoneyDeps } from './realMoney.ts';
import type { DiskState } from './versions.ts';

/** Problems of a folder that is not served in its current state; its last valid version, if any, is served instead. */
export interface BrandProblems {
  readonly folder: string;
  /** Whether a version of the brand is served. */
  readonly isServed: boolean;
  readonly problems: readonly Problem[];
}

export interface Registry extends Tenants, Publishing {
  /** The version that was served before, for pages that are still open. */
  readonly former: (merchant: string) => Tenant | null;
  /** The tenant for a page that was opened on the version with this digest: for an hour its forms are judged as they were drawn. */
  readonly begun: (tenant: Tenant, digest: string) => Promise<Tenant>;
  /** Folders that are served from. */
  readonly folders: () => readonly string[];
  readonly problems: () => readonly BrandProblems[];
  /** Whether the brand's folder changed while its versions went another way. */
  readonly isDrift: (merchant: string) => boolean;
  /** Merchants whose folder has drifted. */
  readonly drifted: () => readonly string[];
  /** The brand's folder that has drifted, to be merged; null if it has not. */
  readonly drift: (merchant: string) => Promise<DriftedFolder | null>;
  /** Notes that a state of the folder was decided upon: it is no drift any more. */
  readonly settleFolder: (merchant: string, folder: DiskState) => Promise<void>;
  /** Merchants whose folder has problems that keep it from being served. */
  readonly stopped: () => readonly string[];
  /** Reads changed folders and what other processes published. Concurrent calls are queued. */
  readonly refresh: () => Promise<void>;
  /** Serves what was published since the last look. */
  readonly follow: () => Promise<void>;
  /** Called after every change of tenants or problems. */
  readonly onChange: (listener: () => void) => void;
  /** Called with the merchant of each brand whose folder was removed or renamed. Its rows stay in the database. */
  readonly onLeave: (listener: (merchant: string) => void) => void;
  readonly watch: () => void;
  readonly close: () => void;
}

export interface RegistryDeps {
  readonly root: string;
  readonly db: Db;
  readonly files: BrandFiles;
  readonly now: () => Date;
  readonly addressing: Addressing;
  readonly report: (problems: BrandProblems) => void;
  readonly audit?: Pick<Audit, 'note'>;
  /** The changes of settings of trust that a second operator has to agree to; by default every one. */
  readonly secondYes?: SecondYesRule;
  /** Means of the server for real money; by default nothing, so that no brand with real money is served. */
  readonly realMoney?: RealMoneyDeps;
  /** Runs before a version of a tenant is served, such as seeding; if it rejects, the version is not served. */
  readonly prepare?: (tenant: Tenant) => Promise<void>;
  readonly reportFault?: ReportFault;
  /** The studios and games that a manifest of this merchant may name. */
  readonly catalogueOf?: (merchant: string) => Promise<ReadOptions['catalogue']>;
  /** Check of a picture of `brands/` that no version has; by default it is decoded. */
  readonly pictureFault?: PictureCheck;
}
