import type { LiveBrand } from '../registry/liveBrand.ts';
import { type BrandFile, brandFiles } from './brandFiles.ts';
import { type DemoArt, defaultGamePicture, demoPicture, demoSources } from './demoArt.ts';
import { drawMark } from './drawMark.ts';
import { type LoadedPicture, loadPicture, nameOf, type PictureSource } from './sources.ts';

const markFile = 'mark.svg';

/** Sources that were read, kept in memory. Of a brand, only the version that was last asked for. */
export function createLibrary() {
  const demo = new Map<string, LoadedPicture | null>();
  const brands = new Map<string, { readonly digest: string; readonly pictures: Map<string, LoadedPicture | null> }>();
  const art = new Map(demoSources().map((source) => [nameOf(source.file), source]));

  const ofDemo = (source: PictureSource) => remember(demo, source);

  const picturesOf = ({ brand, digest }: LiveBrand) => {
    const known = brands.get(brand.merchant);
    if (known?.digest === digest) return known.pictures;
    const pictures = new Map<string, LoadedPicture | null>();
    brands.set(brand.merchant, { digest, pictures });
    return pictures;
  };

  const ofBrand = (live: LiveBrand, { file, use }: BrandFile) =>
    remember(picturesOf(live), { scope: live.brand.merchant, folder: live.folder, file, use });

  const drawnMark = (live: LiveBrand): LoadedPicture => {
    const { merchant, name, theme } = live.brand;
    const source = {
      scope: merchant,
      folder: live.folder,
      file: markFile,
      use: 'mark',
      drawn: drawMark(name, theme.seed),
    } as const;
    return present(remember(picturesOf(live), source, 'drawn'));
  };

  const markOf = (live: LiveBrand): LoadedPicture => {
    const { mark } = live.brand.assets;
    return (mark === undefined ? null : ofBrand(live, { file: mark, use: 'mark' })) ?? drawnMark(live);
  };

  return {
    ofBrand,
    markOf,
    demo: (kind: DemoArt, name: string) =>
      art.has(`${kind}-${nameOf(`${name}.svg`)}`) ? ofDemo(demoPicture(kind, name)) : null,
    defaultGame: () => present(ofDemo(defaultGamePicture)),

    /** Every picture that an address of today can name. */
    everything: (live: readonly LiveBrand[]): readonly LoadedPicture[] => [
      ...[...art.values()].flatMap((source) => ofDemo(source) ?? []),
      ...live.flatMap((brand) => [...brandFiles(brand.brand).flatMap((file) => ofBrand(brand, file) ?? []), markOf(brand)]),
    ],

    /** Demo pictures of a name that stands in an address. */
    named(name: string): readonly LoadedPicture[] {
      const source = art.get(name);
      const picture = source === undefined ? null : ofDemo(source);
      return picture === null ? [] : [picture];
    },

    /** Pictures of a brand by such a name: what its manifest names, and nothing else in its folder. */
    namedOf(live: LiveBrand, name: string): readonly LoadedPicture[] {
      const files = brandFiles(live.brand).filter(({ file }) => nameOf(file) === name);
      const named = files.flatMap((file) => ofBrand(live, file) ?? []);
      return name === nameOf(markFile) ? [...named, markOf(live)] : named;
    },
  };
}

function remember(known: Map<string, LoadedPicture | null>, source: PictureSource, origin = 'file'): LoadedPicture | null {
  const key = `${origin} ${source.use} ${source.file}`;
  const kept = known.get(key);
  if (kept !== undefined) return kept;
  const loaded = loadPicture(source);
  known.set(key, loaded);
  return loaded;
}

function present(picture: LoadedPicture | null): LoadedPicture {
  if (picture === null) throw new Error('A picture of our own cannot be read. Restore src/server/demo/art.');
  return picture;
}
