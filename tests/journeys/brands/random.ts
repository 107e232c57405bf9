import fc from 'fast-check';
import { picture, writeBrand } from './writeBrand.ts';

const colour = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const text = fc
  .constantFrom('Sông Ngân', 'Điều kỳ diệu', 'Phượng hoàng lửa', 'Nguyễn Thị Phượng Uyển', 'Chuyển cho tuyến trên')
  .map((vi) => ({ vi, en: `${vi} (EN)` }));
const someOf = <Value>(values: readonly Value[], minLength = 0) => fc.shuffledSubarray([...values], { minLength });

const choice = fc.record({
  theme: fc.record({
    seed: colour,
    defaultMode: fc.constantFrom('dark', 'light', 'system'),
    corners: fc.constantFrom('sharp', 'soft', 'round'),
    buttons: fc.constantFrom('plain', 'cut', 'pill'),
    density: fc.constantFrom('compact', 'cosy', 'comfortable'),
    motion: fc.constantFrom('snappy', 'even', 'calm'),
    cards: fc.constantFrom('outlined', 'raised'),
    titleRule: fc.boolean(),
    fonts: fc.record({
      display: fc
        .constantFrom('archivo', 'fraunces', 'inter', 'plus-jakarta-sans', 'be-vietnam-pro', 'system')
        .map((family) => ({ family })),
      text: fc.constantFrom('inter', 'be-vietnam-pro', 'plus-jakarta-sans', 'system').map((family) => ({ family })),
    }),
  }),
  tagline: text,
  home: fc.record({
    sections: someOf(
      ['hero', 'announcements', 'categories', 'hotGames', 'winners', 'live', 'promotions', 'missions', 'download'],
      1,
    ),
    aside: fc.constantFrom('popular', 'start', 'none'),
  }),
  catalogue: fc.record({ order: someOf(['LIVE', 'SPORTS', 'RNG', 'LOTT', 'ELOTT', 'FISH', 'PVP', 'ESPORTS'], 1) }),
  footer: fc.record({
    payments: someOf(['bank', 'qr-code', 'wallet']).map((icons) =>
      icons.map((icon) => ({ icon, label: { vi: 'Thanh toán', en: 'Payment' } })),
    ),
  }),
});

/** Default seed of the generated brand; set RANDOM_BRAND to use another one or to reproduce a failure. */
const usualSeed = 20_261_120;

/** Writes a random valid brand. */
export function writeRandomBrand(root: string): void {
  const seed = Number(process.env['RANDOM_BRAND'] ?? usualSeed);
  console.log(`random brand: RANDOM_BRAND=${seed}`);
  const [brand] = fc.sample(choice, { numRuns: 1, seed });
  writeBrand(
    root,
    { merchant: 'random', name: 'Ngẫu Nhiên', hosts: ['random.localhost'], assets: { logo: 'logo.svg' }, ...brand },
    { 'logo.svg': picture(brand?.theme.seed ?? '#333333') },
  );
}
