import { readdirSync, readFileSync } from 'node:fs';
import { lawWords } from '../../../src/manifest/lawWords.ts';
import { picture, writeBrand } from './writeBrand.ts';

/** Marker contained in every text, image and URL of the canary brand, and in no other brand. */
export const canaryMark = 'Kanari';
export const canaryColour = '#0fa3b1';

const wordsOf = (language: string) =>
  Object.assign(
    {},
    ...readdirSync(`src/i18n/${language}`)
      .filter((file) => file !== 'language.json')
      .map((file) => JSON.parse(readFileSync(`src/i18n/${language}/${file}`, 'utf8')) as object),
  ) as Record<string, string>;

const fixed: readonly string[] = lawWords;

/** Writes a brand that overrides everything a manifest can: every text marked, own colours, images and URLs. */
export function writeCanaryBrand(root: string): void {
  const marked = (language: string) =>
    Object.fromEntries(
      Object.entries(wordsOf(language))
        .filter(([key]) => !fixed.includes(key))
        .map(([key, word]) => [key, `${canaryMark} ${word}`]),
    );
  const local = (text: string) => ({ vi: `${canaryMark} ${text}`, en: `${canaryMark} ${text}` });
  writeBrand(
    root,
    {
      merchant: 'canary',
      name: canaryMark,
      tagline: local('tagline'),
      description: local('description'),
      hosts: ['canary.localhost'],
      theme: {
        seed: canaryColour,
        corners: 'round',
        buttons: 'pill',
        density: 'comfortable',
        motion: 'calm',
        defaultMode: 'light',
      },
      assets: { logo: 'logo.svg', mark: 'mark.svg', ornament: 'ornament.svg', share: 'share.svg', maintenance: 'share.svg' },
      words: { vi: marked('vi'), en: marked('en') },
      banners: {
        home: [
          {
            id: 'canary-one',
            image: { light: 'share.svg' },
            alt: local('alt'),
            title: local('title'),
            action: { label: local('go'), to: '/help' },
          },
        ],
      },
      help: {
        topics: Object.fromEntries(
          ['about', 'contact', 'terms', 'responsible', 'privacy', 'affiliates', 'refund'].map((id) => [
            id,
            { title: local(id), body: local(`${id} body`) },
          ]),
        ),
      },
      contacts: { email: 'desk@kanari.example', social: [{ kind: 'telegram', url: 'https://kanari.example/telegram' }] },
      downloads: [{ resourceType: 'IOS', url: 'https://kanari.example/ios' }],
      pages: { join: { body: local('join') } },
    },
    {
      'logo.svg': picture(canaryColour),
      'mark.svg': picture(canaryColour, 32, 32),
      'ornament.svg': picture(canaryColour, 20, 20),
      'share.svg': picture(canaryColour, 1200, 630),
    },
  );
}
