import { expect, it } from 'vitest';
import {
  dropdownGames,
  dropdownPages,
  firstDropdownPage,
  laterDropdownPage,
  requestSize,
  requestsFor,
} from './headerPaging.ts';

const games = Array.from({ length: 100 }, (_, index) => index + 1);
const answersFor = (page: number) =>
  new Map(
    requestsFor(page, games.length).map((request) => [
      request,
      games.slice((request - 1) * requestSize, request * requestSize),
    ]),
  );

it('shows 21 games first and 18 on every later page [CONST-14]', () => {
  expect(dropdownGames(1, answersFor(1))).toEqual(games.slice(0, 21));
  expect(dropdownGames(2, answersFor(2))).toEqual(games.slice(21, 39));
  expect(dropdownGames(3, answersFor(3))).toEqual(games.slice(39, 57));
});

it('has a page for the first 21 games, and one for every 18 more [CONST-14]', () => {
  expect([firstDropdownPage, laterDropdownPage, requestSize]).toEqual([21, 18, 24]);
  expect([0, 1, 21, 22, 39, 40, 57, 58].map(dropdownPages)).toEqual([0, 1, 1, 2, 2, 3, 3, 4]);
});

it('asks in pages of 24 and only for those a dropdown page needs [CONST-15]', () => {
  expect([1, 2, 3, 4].map((page) => requestsFor(page))).toEqual([[1], [1, 2], [2, 3], [3, 4]]);
  expect(requestsFor(2, 22)).toEqual([1]);
  expect(requestsFor(2, 21)).toEqual([]);
});

it.each([0, 1, 21, 22, 24, 39, 40, 57, 100])('shows each of %i games once, in order', (total) => {
  const list = games.slice(0, total);
  const pages = Array.from({ length: dropdownPages(total) }, (_, index) => index + 1);
  const shown = pages.flatMap((page) =>
    dropdownGames(
      page,
      new Map(
        requestsFor(page, total).map((request) => [request, list.slice((request - 1) * requestSize, request * requestSize)]),
      ),
    ),
  );
  expect(shown).toEqual(list);
});
