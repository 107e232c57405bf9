import { firstMode } from '../../../brand/themeCss.ts';
import type { Language } from '../../../domain/language.ts';
import {
  iconOf as drawIcon,
  type LoadedPicture,
  loadPicture,
  nameOf,
  type PictureSource,
} from '../../platform/rendering/index.ts';
import { folderOf, type Tenant } from '../../tenants/tenant/index.ts';
import { type BrandFile, brandFiles } from './brandFiles.ts';
import { type DemoArt, defaultGamePicture, demoPicture, demoSources } from './demoArt.ts';
import { drawMark } from './drawMark.ts';

const markFile = 'mark.svg';
const opaque = '#rrggbb'.length;

interface VersionPictures {
  readonly digest: string;
  readonly pictures: Map<string, LoadedPicture | null>;
}

/** Memory cache of loaded sources. Of a brand, the last two requested versions are kept. */
export function createLibrary() {
  const demo = new Map<string, LoadedPicture | null>();
  const brands = new Map<string, readonly VersionPictures[]>();
  const art = new Map(demoSources().map((source) => [nameOf(source.file), source]));

  const ofDemo = (source: PictureSource) => remember(demo, source);

  const picturesOf = ({ brand, digest }: Tenant) => {
    const versions = brands.get(brand.merchant) ?? [];
    const known = versions.find((version) => version.digest === digest);
    if (known !== undefined) return known.pictures;
    const pictures = new Map<string, LoadedPicture | null>();
    brands.set(brand.merchant, [{ digest, pictures }, ...versions.slice(0, 1)]);
    return pictures;
  };

  const ofBrand = (tenant: Tenant, { file, use }: BrandFile) =>
    remember(picturesOf(tenant), { scope: tenant.brand.merchant, folder: folderOf(tenant, file), file, use });

  const drawnMark = (tenant: Tenant): LoadedPicture => {
    const { merchant, name, theme } = tenant.brand;
    const source = {
      scope: merchant,
      folder: tenant.folder,
      file: markFile,
      use: 'mark',
      drawn: drawMark(name, theme.seed),
    } as const;
    return present(remember(picturesOf(tenant), source, 'drawn'));
  };

  const markOf = (tenant: Tenant): LoadedPicture => {
    const { mark } = tenant.brand.assets;
    return (mark === undefined ? null : ofBrand(tenant, { file: mark, use: 'mark' })) ?? drawnMark(tenant);
  };

  /** On the colour of the header, without its transparency. */
  const iconOf = (tenant: Tenant): LoadedPicture => {
    const { header } = tenant.tokens.palettes[firstMode(tenant.brand.theme)].surface;
    return drawIcon(markOf(tenant), tenant.brand.merchant, header.slice(0, opaque));
  };

  return {
    ofBrand,
    markOf,
    iconOf,
    /** The drawing with lettering in this language if there is one. */
    demo(kind: DemoArt, name: string, language?: Language) {
      const sources = [...(language === undefined ? [] : [demoPicture(kind, name, language)]), demoPicture(kind, name)];
      const source = sources.find(({ file }) => art.has(nameOf(file)));
      return source === undefined ? null : ofDemo(source);
    },
    defaultGame: () => present(ofDemo(defaultGamePicture)),

    /** Every picture that currently has a URL. */
    everything: (tenant: readonly Tenant[]): readonly LoadedPicture[] => [
      ...[...art.values()].flatMap((source) => ofDemo(source) ?? []),
      ...tenant.flatMap((brand) => [
        ...brandFiles(brand.brand).flatMap((file) => ofBrand(brand, file) ?? []),
        markOf(brand),
        iconOf(brand),
      ]),
    ],

    /** Demo pictures by their name in URLs. */
    named(name: string): readonly LoadedPicture[] {
      const source = art.get(name);
      const picture = source === undefined ? null : ofDemo(source);
      return picture === null ? [] : [picture];
    },

    /** Pictures of a brand by their name in URLs: only files that its manifest names. */
    namedOf(tenant: Tenant, name: string): readonly LoadedPicture[] {
      const files = brandFiles(tenant.brand).filter(({ file }) => nameOf(file) === name);
      const named = files.flatMap((file) => ofBrand(tenant, file) ?? []);
      const own = { [nameOf(markFile)]: markOf, icon: iconOf }[name];
      return own === undefined ? named : [...named, own(tenant)];
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
  if (picture === null) throw new Error('A picture of our own cannot be read. Restore src/server/media/pictures/demoArt.');
  return picture;
}
