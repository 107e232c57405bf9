import { picture, writeBrand } from './writeBrand.ts';

const plain = (merchant: string, name: string) => ({
  merchant,
  name,
  hosts: [`${merchant}.localhost`],
  theme: { seed: '#1d6f42' },
  assets: { logo: 'logo.svg' },
});
const files = { 'logo.svg': picture('#1d6f42') };

/** Brands in a state of their own: behind the login guard, under maintenance with and without a known end, closed to a region. */
export function writeStateBrands(root: string): void {
  writeBrand(root, { ...plain('guarded', 'Guarded'), policies: { routing: { loginedToHomePage: true } } }, files);
  writeBrand(
    root,
    { ...plain('resting', 'Resting'), status: { maintenance: { on: true, until: '2099-12-05T05:00:00+07:00' } } },
    files,
  );
  writeBrand(root, { ...plain('endless', 'Endless'), status: { maintenance: { on: true } } }, files);
  writeBrand(root, { ...plain('regional', 'Regional'), status: { blockedRegions: ['VN'] } }, files);
}
