import type { BrandTokens } from '../../../brand/tokensFromBrand.ts';
import type { Brand } from '../../../manifest/index.ts';
import type { BrandFacts } from '../../platform/db/tables/index.ts';

interface Read {
  readonly brand: Brand;
  readonly tokens: BrandTokens;
  readonly warnings: number;
}

/** Facts that the registry keeps of a version beside its content. */
export const factsOf = (digest: string, { brand, tokens, warnings }: Read): BrandFacts => ({
  name: brand.name,
  profile: brand.profile,
  hosts: brand.hosts,
  digest,
  warnings,
  colours: brand.theme.modes.map((mode) => {
    const { surface, accent, text } = tokens.palettes[mode];
    return { mode, canvas: surface.canvas, header: surface.header, accent: accent.solid, text: text.primary };
  }),
});
