import { expect, it } from 'vitest';
import { downloadsOf } from './downloads.ts';

const resource = (resourceType: string) => ({
  resourceType,
  url: `https://app.example/${resourceType}`,
  labelNameEn: resourceType,
});

it('finds the apps whatever the letter case of their type, in a fixed order [PROD-24, RIGHT-04, RIGHT-05, RIGHT-06]', () => {
  const found = downloadsOf([resource('android'), resource('Ios'), resource('MobileConfig'), resource('MANUAL')]);
  expect(found.map(({ kind, url }) => [kind, url])).toEqual([
    ['IOS', 'https://app.example/Ios'],
    ['MOBILECONFIG', 'https://app.example/MobileConfig'],
    ['ANDROID', 'https://app.example/android'],
  ]);
});

it('leaves out what does not exist', () => {
  expect(downloadsOf([resource('ANDROID')]).map(({ kind }) => kind)).toEqual(['ANDROID']);
});

it('has the label and the QR image of the brand, if any', () => {
  const own = { ...resource('IOS'), qrCodeUrl: '/qr.png' };
  const plain = { ...resource('ANDROID'), labelNameEn: '' };
  expect(downloadsOf([own, plain])).toEqual([
    { kind: 'IOS', url: 'https://app.example/IOS', qrCodeUrl: '/qr.png', labels: { en: 'IOS' } },
    { kind: 'ANDROID', url: 'https://app.example/ANDROID', qrCodeUrl: null, labels: {} },
  ]);
});
