import { expect, it } from 'vitest';
import { sourceFiles, sourceOf } from './importGraph.ts';

/** Files that may make an address of the member centre without asking whether the brand has one. */
const mayMake = [
  // The centre itself, which is not drawn without the module.
  /^features\/member-centre\//,
  /^runtime\/navigation\//,
  // Asks for the module itself.
  /^runtime\/session\/sessionEffects\.tsx$/,
  /^features\/shell\/bottom\/BottomNav\.tsx$/,
];
const makes = /\b(?:useMemberHref|memberHref)\b|[?&]member=/;

it('makes no link into the member centre that a brand without one would show', () => {
  const drawn = sourceFiles.filter((file) => /^(?:app|features|pages|runtime|ui)\//.test(file));
  const found = drawn.filter((file) => !/\.(?:test|stories)\./.test(file) && makes.test(sourceOf(file)));
  expect(found.filter((file) => !mayMake.some((place) => place.test(file)))).toEqual([]);
  // Each exception is still one.
  expect(mayMake.filter((place) => !found.some((file) => place.test(file)))).toEqual([]);
});
