import { picture, writeBrand } from './writeBrand.ts';

/** Writes the minimal valid brand: merchant, name, host, seed colour and logo. */
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
