import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { classificationLabel, liveClassifications } from './classification.ts';
import { constants } from './constants.ts';
import { gameListFilters, gameListQuery } from './gameList.ts';

it('asks for games with exactly twelve parameters, clientType 3 and 24 a page [QUERY-01, QUERY-02, CONST-15, CONST-16, CONST-17]', () => {
  const query = gameListQuery({ gameType: 'RNG', vassalage: 'BASALT', search: 'rồng', pageNum: 2 }, 'hacson', 'vi');
  expect(query).toEqual({
    clientType: 3,
    platform: 'flash,html5-desktop',
    channel: 'web',
    merchant: 'hacson',
    gameName: 'rồng',
    minBet: '',
    minLineNum: '',
    pageNo: 2,
    pageSize: 24,
    vassalage: 'BASALT',
    language: 'VI',
    gameType: 'RNG',
  });
  expect(gameListQuery({ gameType: 'HOT', pageNum: 1 }, 'hacson', 'en')).toEqual({
    ...query,
    gameName: '',
    pageNo: 1,
    vassalage: '',
    language: 'EN',
    gameType: 'HOT',
  });
  expect([constants.clientType, constants.queryPlatform]).toEqual([3, 'flash,html5-desktop']);
});

it('adds a filter of ours only where one was chosen', () => {
  expect(gameListFilters({ gameType: 'LIVE', pageNum: 1 })).toEqual({});
  expect(gameListFilters({ gameType: 'LIVE', pageNum: 1, classification: 'BAC', sort: 'name', only: 'new' })).toEqual({
    classification: 'BAC',
    sort: 'name',
    only: 'new',
  });
});

it('knows fifteen classifications of live games, each with a name in both languages [CONST-19]', () => {
  expect(liveClassifications).toEqual('BAC SIC ROU DAT BJ HE MT TCP WZPJ SD FT NN YSX ZJH MJ'.split(' '));
  for (const language of ['vi', 'en']) {
    const words = JSON.parse(readFileSync(`src/i18n/${language}/lobby.json`, 'utf8')) as Record<string, string>;
    expect(liveClassifications.filter((code) => !words[classificationLabel(code)])).toEqual([]);
  }
});
