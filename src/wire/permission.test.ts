import { expect, it } from 'vitest';
import { FieldRule } from './permission.ts';

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
