import type { StudioIconName } from '../../kit/index.ts';
import type { SectionId } from '../fields/sections.ts';

export const sectionIcons: Readonly<Record<SectionId, StudioIconName>> = {
  identity: 'identification-card',
  hosts: 'globe-hemisphere-east',
  pictures: 'image-square',
  colours: 'palette',
  shape: 'text-aa',
  home: 'house-simple',
  banners: 'slideshow',
  promotions: 'gift',
  words: 'translate',
  help: 'lifebuoy',
  footer: 'rows',
  modules: 'toggle-right',
  registration: 'sign-in',
  catalogue: 'game-controller',
  downloads: 'qr-code',
  status: 'traffic-cone',
  policies: 'scales',
  analytics: 'chart-line',
};
