import { expect, it } from 'vitest';
import { downloadsOf } from './downloads.ts';

const resource = (resourceType: string) => ({
  resourceType,
  url: `https://app.example/${resourceType}`,
  labelNameEn: resourceType,
});

it('finds the apps whatever the letter case of their type, in a fixed order', () => {
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
