import { join } from 'node:path';
import pLimit from 'p-limit';
import type { Language } from '../../../domain/language.ts';
import { type Picture, vectorAddress } from '../../../domain/picture.ts';
import { createDiskCache } from '../../platform/caches/index.ts';
import type { ReportFault } from '../../platform/events/index.ts';
import { defineModule } from '../../platform/modules/index.ts';
import {
  isRasterFormat,
  type LoadedPicture,
  mayRender,
  maySendVector,
  type PictureUse,
  type RasterFormat,
  render,
  vectorText,
} from '../../platform/rendering/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { type DemoArt, demoScope } from './demoArt.ts';
import { createLibrary } from './library.ts';

export type { PictureUse } from '../../platform/rendering/index.ts';
export type { DemoArt } from './demoArt.ts';
export { demoScope } from './demoArt.ts';
export { cleanUploads } from './uploadedImages.ts';

export interface PicturesDeps {
  /** Cache directory of rendered pictures. */
  readonly directory: string;
  /** Brands whose pictures are served. */
  readonly brands: () => readonly Tenant[];
  /** The version of a brand before the current one, whose pages may still be open. */
  readonly former?: (merchant: string) => Tenant | null;
  /** Called when a picture cannot be rendered, once for each, or when it cannot be cached and is served all the same. */
  readonly report: (error: unknown) => void;
}

/** A picture as requested by URL. */
export interface PictureRequest {
  readonly scope: string;
  readonly hash: string;
  /** `<name>-<width>.<format>` or `<name>.svg`. */
  readonly file: string;
}

export interface SentPicture {
  readonly bytes: Buffer;
  readonly format: RasterFormat | 'svg';
}

export type Pictures = ReturnType<typeof createPictures>;

/** Pictures of the demo content and of brand folders, in all supported widths. */
export function createPictures({ directory, brands, former = () => null, report }: PicturesDeps) {
  const cache = createDiskCache(directory, report);
  const limit = pLimit(maxConcurrent);
  const library = createLibrary();
  const rendering = new Map<string, Promise<Buffer>>();
  const unreadable = new Set<string>();

  /** Matches name and content hash, so a URL names one state of a file: of the current version or of the one before. */
  const find = ({ scope, hash }: PictureRequest, name: string, fits: (picture: LoadedPicture) => boolean) => {
    // A preview shows another version of a brand that is served as well.
    const current = scope === demoScope ? [] : brands().filter(({ brand }) => brand.merchant === scope);
    const versions = current.length === 0 ? [] : [...current, former(scope) ?? []].flat();
    const candidates =
      scope === demoScope ? library.named(name) : versions.flatMap((version) => library.namedOf(version, name));
    return candidates.find((loaded) => loaded.picture.base === `/pictures/${scope}/${hash}/${name}` && fits(loaded));
  };

  const rendered = (key: string, picture: LoadedPicture, width: number, format: RasterFormat): Promise<Buffer> => {
    const inFlight = rendering.get(key);
    if (inFlight !== undefined) return inFlight;
    const work = limit(() => render('renderPicture', picture, width, format))
      .then(async (bytes) => {
        await cache.put(key, bytes);
        return bytes;
      })
      .catch((error: unknown) => {
        throw new Error(`The picture ${key} cannot be rendered.`, { cause: error });
      })
      .finally(() => rendering.delete(key));
    rendering.set(key, work);
    return work;
  };

  const read = async (request: PictureRequest): Promise<SentPicture | null> => {
    if (![request.scope, request.hash, request.file].every((part) => plainPart.test(part))) return null;
    const vector = /^(.+)\.svg$/.exec(request.file)?.[1];
    if (vector !== undefined) {
      const found = find(request, vector, ({ kind, use }) => kind === 'svg' && maySendVector(use));
      return found === undefined ? null : { bytes: Buffer.from(vectorText(found)), format: 'svg' };
    }
    const [, name, width, format] = /^(.+)-(\d{2,4})\.([a-z]+)$/.exec(request.file) ?? [];
    if (name === undefined || width === undefined || !isRasterFormat(format)) return null;
    const key = `${request.scope}/${request.hash}/${request.file}`;
    const cached = await cache.take(key);
    if (cached !== null) return { bytes: cached, format: format };
    const found = find(request, name, ({ use }) => mayRender(use, Number(width), format));
    if (found === undefined) return null;
    try {
      return { bytes: await rendered(key, found, Number(width), format), format: format };
    } catch (error) {
      // A picture that was published before pictures were decoded on reading: one line in the log, and no picture.
      if (!unreadable.has(key)) report(error);
      unreadable.add(key);
      return null;
    }
  };

  return {
    read,
    /** A demo picture; the default game picture if there is none. */
    demo: (art: DemoArt, name: string, language?: Language): Picture =>
      library.demo(art, name, language)?.picture ?? library.defaultGame().picture,
    /** URL of a one-colour demo drawing. */
    demoGlyph: (art: DemoArt, name: string): string =>
      vectorAddress((library.demo(art, name) ?? library.defaultGame()).picture),
    /** A file of a brand's folder; null if it is missing or not an image. */
    ofBrand: (tenant: Tenant, file: string, use: PictureUse): Picture | null =>
      library.ofBrand(tenant, { file, use })?.picture ?? null,
    /** The square logo of a brand, generated from its name and colour if it has none. */
    markOf: (tenant: Tenant): Picture => library.markOf(tenant).picture,
    /** The app icon of a brand: its mark on the colour of its header. */
    iconOf: (tenant: Tenant): Picture => library.iconOf(tenant).picture,
    /** Renders pictures in this order, with the same concurrency limit as requests. */
    async warm(list: readonly Picture[]): Promise<void> {
      const queue = list.flatMap(({ base, widths }) => {
        const [, , scope = '', hash = '', name = ''] = base.split('/');
        return widths.map((width) => ({ scope, hash, file: `${name}-${width}.avif` }));
      });
      const work = async () => {
        for (let next = queue.shift(); next !== undefined; next = queue.shift()) await read(next).catch(() => null);
      };
      await Promise.all(Array.from({ length: maxConcurrent }, work));
    },

    /** Deletes renderings of files that no longer exist. */
    async prune(): Promise<void> {
      const folders = new Set(library.everything(brands()).map(({ picture }) => picture.base.split('/').slice(2, 4).join('/')));
      await cache.keepOnly((name) => folders.has(name.split('/').slice(0, 2).join('/')));
    },
  };
}

/** Concurrent render jobs. */
const maxConcurrent = 2;

/** The only path segments that reach the file system. */
const plainPart = /^[A-Za-z0-9_-]+(?:\.[a-z]+)?$/;

interface PicturesNeeds {
  readonly settings: { readonly dataDirectory: string; readonly picturesDirectory: string | null };
  readonly served: PicturesDeps['brands'];
  readonly tenants: Required<Pick<PicturesDeps, 'former'>>;
  readonly reportFault: ReportFault;
}

export const picturesModule = defineModule({
  needs: ['settings', 'reportFault', 'served', 'tenants'],
  gives: {
    pictures: ({ settings, served, tenants, reportFault }: PicturesNeeds) =>
      createPictures({
        directory: settings.picturesDirectory ?? join(settings.dataDirectory, 'pictures'),
        brands: served,
        former: tenants.former,
        report: (error) => reportFault('cache', error),
      }),
  },
});
