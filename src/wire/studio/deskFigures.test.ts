import { Check } from 'typebox/value';
import { expect, it } from 'vitest';
import { figuresOf } from '../../../.storybook/studio/data/figures.ts';
import { DeskFigures } from './deskFigures.ts';

it('an answer of figures has all of its parts, and none that is not declared', () => {
  const figures = figuresOf(7);
  expect(Check(DeskFigures, figures)).toBe(true);
  for (const part of Object.keys(figures)) {
    const { [part as 'byDay']: _, ...rest } = figures;
    expect([part, Check(DeskFigures, rest)]).toEqual([part, false]);
  }
  expect(Check(DeskFigures, { ...figures, more: 1 })).toBe(false);
});
