import { picture, writeBrand } from './writeBrand.ts';

/** Merchant, name, host, one seed colour and a logo: nothing else. */
export function writeSmallestBrand(root: string): void {
  writeBrand(
    root,
    {
      merchant: 'smallest',
      name: 'Smallest',
      hosts: ['smallest.localhost'],
      theme: { seed: '#7c3aed' },
      assets: { logo: 'logo.svg' },
    },
    { 'logo.svg': picture('#7c3aed') },
  );
}
