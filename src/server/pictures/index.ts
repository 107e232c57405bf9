import pLimit from 'p-limit';
import { type Picture, vectorAddress } from '../../domain/picture.ts';
import { createDiskCache } from '../diskCache.ts';
import type { Tenant } from '../registry/tenant.ts';
import { type DemoArt, demoScope } from './demoArt.ts';
import { createLibrary } from './library.ts';
import { isRasterFormat, mayRender, maySendVector, type PictureUse, type RasterFormat } from './pictureUse.ts';
import { renderPicture } from './renderPicture.ts';
import { type LoadedPicture, vectorText } from './sources.ts';

export type { DemoArt } from './demoArt.ts';
export type { PictureUse } from './pictureUse.ts';

export interface PicturesDeps {
  /** Rendered pictures are kept here. */
  readonly directory: string;
  /** Brands whose files may be asked for. */
  readonly brands: () => readonly Tenant[];
}

/** A picture as an address asks for it. */
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

/** Pictures of the demo world and of brand folders, in every width a page may ask for. */
export function createPictures({ directory, brands }: PicturesDeps) {
  const cache = createDiskCache(directory);
  const limit = pLimit(maxConcurrent);
  const library = createLibrary();
  const rendering = new Map<string, Promise<Buffer>>();

  /** Found by name and content: an address of an earlier version of a file finds nothing here. */
  const find = ({ scope, hash }: PictureRequest, name: string, fits: (picture: LoadedPicture) => boolean) => {
    const tenant = brands().find(({ brand }) => brand.merchant === scope);
    const candidates = scope === demoScope ? library.named(name) : tenant === undefined ? [] : library.namedOf(tenant, name);
    return candidates.find((loaded) => loaded.picture.base === `/pictures/${scope}/${hash}/${name}` && fits(loaded));
  };

  const render = (key: string, picture: LoadedPicture, width: number, format: RasterFormat): Promise<Buffer> => {
    const running = rendering.get(key);
    if (running !== undefined) return running;
    const work = limit(() => renderPicture(picture, width, format))
      .then(async (bytes) => {
        await cache.put(key, bytes);
        return bytes;
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
    const kept = await cache.take(key);
    if (kept !== null) return { bytes: kept, format: format };
    const found = find(request, name, ({ use }) => mayRender(use, Number(width), format));
    if (found === undefined) return null;
    return { bytes: await render(key, found, Number(width), format), format: format };
  };

  return {
    read,
    /** A picture of the demo world; the default game picture where it has none. */
    demo: (art: DemoArt, name: string): Picture => library.demo(art, name)?.picture ?? library.defaultGame().picture,
    /** Address of a one-colour drawing of the demo world. */
    demoGlyph: (art: DemoArt, name: string): string =>
      vectorAddress((library.demo(art, name) ?? library.defaultGame()).picture),
    /** A file of a brand's folder; null where it is missing or no picture. */
    ofBrand: (tenant: Tenant, file: string, use: PictureUse): Picture | null =>
      library.ofBrand(tenant, { file, use })?.picture ?? null,
    /** The square sign of a brand, drawn from its name and colour where it has none. */
    markOf: (tenant: Tenant): Picture => library.markOf(tenant).picture,
    /** Renders pictures in this order, as many at once as a visitor's own may run beside, so that nobody waits for them. */
    async warm(list: readonly Picture[]): Promise<void> {
      const waiting = list.flatMap(({ base, widths }) => {
        const [, , scope = '', hash = '', name = ''] = base.split('/');
        return widths.map((width) => ({ scope, hash, file: `${name}-${width}.avif` }));
      });
      const work = async () => {
        for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await read(next).catch(() => null);
      };
      await Promise.all(Array.from({ length: maxConcurrent }, work));
    },

    /** Forgets renderings of brand versions and of our own drawings that are there no more. */
    async prune(): Promise<void> {
      const folders = new Set(library.everything(brands()).map(({ picture }) => picture.base.split('/').slice(2, 4).join('/')));
      await cache.keepOnly((name) => folders.has(name.split('/').slice(0, 2).join('/')));
    },
  };
}

/** Renderings that run at the same time. */
const maxConcurrent = 2;

/** Nothing but these letters reaches the disk. */
const plainPart = /^[A-Za-z0-9_-]+(?:\.[a-z]+)?$/;
