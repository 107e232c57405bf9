import Type from 'typebox';
import type { Definition } from '../../definition.ts';
import type { StudioCall } from '../calls.ts';
import { DeskFigures, DeskFiguresQuery } from '../deskFigures.ts';
import { OfBrand } from '../shapes.ts';

export const deskFiguresDefinitions = {
  deskFigures: {
    summary: 'Figures of a brand: today by hour, whole days before, steps of new members, and months of first deposits',
    tags: ['studio desk'],
    params: OfBrand,
    query: Type.Object(DeskFiguresQuery),
    answer: DeskFigures,
  },
} as const satisfies Partial<Record<StudioCall, Definition>>;
