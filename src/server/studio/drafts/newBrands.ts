import { createHash } from 'node:crypto';
import { drawLogo } from '../../../brand/drawLogo.ts';
import { firstManifest, merchantOfName, suggestedStart } from '../../../brand/newBrand.ts';
import { Failure } from '../../../wire/failure.ts';
import type { DerivedBrand, Draft, FiveInputs } from '../../../wire/studio/brands.ts';
import { type BrandFiles, type FileTable, mediaTypes } from '../../tenants/brandFiles/index.ts';
import type { Operator } from '../operators/index.ts';
import type { Drafts } from './drafts.ts';

export interface NewBrandsDeps {
  readonly brandFiles: Pick<BrandFiles, 'get' | 'put'>;
  readonly drafts: Pick<Drafts, 'create' | 'isFree' | 'readDraft'>;
  /** Domain of suggested hosts. */
  readonly domain: string;
}

interface Derived extends DerivedBrand {
  readonly files: FileTable;
  /** The drawn logo, or the uploaded one. */
  readonly logo: { readonly bytes: Buffer; readonly type: string };
}

/** Brands from five inputs. A name alone is enough. */
export function createNewBrands({ brandFiles, drafts, domain }: NewBrandsDeps) {
  /** @throws {Failure} VALIDATION for a logo that is not stored or no picture */
  async function derive(inputs: FiveInputs): Promise<Derived> {
    const merchant = inputs.merchant ?? merchantOfName(inputs.name);
    const suggested = suggestedStart(merchant, domain);
    const start = {
      merchant,
      name: inputs.name,
      seed: inputs.seed ?? suggested.seed,
      host: inputs.host ?? suggested.host,
      language: inputs.language ?? suggested.language,
    };
    const uploaded = inputs.logo === undefined ? null : await brandFiles.get(inputs.logo);
    const ending = uploaded === null ? 'svg' : endingOf(uploaded.type);
    if ((inputs.logo !== undefined && uploaded === null) || ending === null)
      throw new Failure('VALIDATION', { value: { field: 'logo' } });
    const drawn = { bytes: Buffer.from(drawLogo(start.name, merchant, start.seed)), type: mediaTypes.svg };
    const logo = uploaded ?? drawn;
    const path = `logo.${ending}`;
    const digest = createHash('sha256').update(logo.bytes).digest('hex');
    const manifest = firstManifest(start, path);
    const files = { [path]: digest };
    const unstored = new Map([[digest, logo.bytes]]);
    const [{ problems }, isFree] = await Promise.all([
      drafts.readDraft({ merchant, document: manifest, files, published: undefined, unstored }),
      drafts.isFree(merchant, start.host),
    ]);
    const command = commandOf(start, uploaded === null ? null : path);
    return { merchant, host: start.host, isFree, manifest, problems: [...problems], command, files, logo };
  }

  return {
    /** Derives a brand from the inputs. Writes nothing. */
    async derive(inputs: FiveInputs): Promise<DerivedBrand> {
      const { files: _files, logo: _logo, ...derived } = await derive(inputs);
      return derived;
    },

    /**
     * Starts the brand as a draft.
     * @throws {Failure} CONFLICT with the field that is taken, VALIDATION for what stops it, NOT_ALLOWED for an operator of other brands
     */
    async create(operator: Operator, inputs: FiveInputs): Promise<Draft> {
      const { merchant, isFree, manifest, problems, files, logo } = await derive(inputs);
      if (operator.merchants !== null && !operator.merchants.includes(merchant)) throw new Failure('NOT_ALLOWED');
      if (!isFree.merchant) throw new Failure('CONFLICT', { value: { field: 'merchant' } });
      if (!isFree.host) throw new Failure('CONFLICT', { value: { field: 'host' } });
      const stops = problems.filter((problem) => problem.stops);
      if (stops.length > 0) throw new Failure('VALIDATION', { value: { problems: stops } });
      await brandFiles.put(logo.bytes, logo.type);
      return drafts.create(merchant, operator, manifest, files);
    },
  };
}

/** Of pictures only. */
function endingOf(type: string): string | null {
  const kinds = ['svg', 'png', 'jpg', 'webp', 'avif'] as const;
  return kinds.find((kind) => mediaTypes[kind] === type) ?? null;
}

function commandOf(
  { merchant, name, seed, host, language }: Readonly<Record<'merchant' | 'name' | 'seed' | 'host' | 'language', string>>,
  logo: string | null,
): string {
  const given = { name, seed, host, language, ...(logo === null ? {} : { logo }) };
  const flags = Object.entries(given).map(([flag, value]) => `--${flag} ${inShell(value)}`);
  return ['npm run brand -- new', inShell(merchant), ...flags].join(' ');
}

const inShell = (value: string) => (/^[\w.:/-]+$/.test(value) ? value : `'${value.replaceAll("'", `'\\''`)}'`);
