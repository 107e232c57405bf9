import { expect, it } from 'vitest';
import { FieldRule, Resource } from './permission.ts';

it('configures a field by exactly six properties [FIELDCFG-01]', () => {
  expect(Object.keys(FieldRule.properties)).toEqual([
    'enabled',
    'required',
    'acceptedPattern',
    'patternId',
    'minLength',
    'maxLength',
  ]);
});

it('describes a resource by its type, addresses and English label [ENTITY-26]', () => {
  expect(Object.keys(Resource.properties)).toEqual(['resourceType', 'url', 'qrCodeUrl', 'labelNameEn']);
});
