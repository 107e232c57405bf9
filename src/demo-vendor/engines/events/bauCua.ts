import { below } from '../../fairness/random.ts';
import { allThrows } from './dice.ts';
import { choice, type EventModel, meanOf, type Play } from './model.ts';

export const bauCuaFaces = ['deer', 'gourd', 'rooster', 'fish', 'crab', 'shrimp'] as const;
export type BauCuaFace = (typeof bauCuaFaces)[number];

/** Faces of the three dice. */
export type BauCuaResult = readonly string[];

/** Hundredths of the stake by number of dice that show the face; the traditional payouts. */
const pays = [0, 200, 300, 400] as const;

const plays: readonly Play[] = [{ key: 'face', picks: choice(...bauCuaFaces), pays: pays[1], more: true }];

const returned = (result: BauCuaResult, _: string, pick: string): number =>
  pays[result.filter((face) => face === pick).length as 0 | 1 | 2 | 3];

const faceOf = (index: number) => bauCuaFaces[index] ?? bauCuaFaces[0];

export const bauCua: EventModel<BauCuaResult> = {
  id: 'bauCua',
  plays,
  draw: (random) => [0, 1, 2].map(() => faceOf(below(random, bauCuaFaces.length))),
  returned,
  expected: (play, pick) => meanOf(allThrows(bauCuaFaces.length), (faces) => returned(faces.map(faceOf), play, pick)),
  texts: (result) => result,
};
