import { expect, it } from 'vitest';
import { directLaunchCategories } from './category.ts';
import { constants } from './constants.ts';
import {
  gameAddress,
  isGamePath,
  launchTarget,
  offersTrial,
  parseLaunchTarget,
  playableId,
  targetOfCard,
} from './launchTarget.ts';

it('finds a game by its own number, else by its room [ENTITY-17]', () => {
  expect(playableId({ gameId: 'a', roomId: 'b' })).toBe('a');
  expect(playableId({ roomId: '007' })).toBe('007');
  expect(playableId({})).toBe(null);
  const room = { roomId: 'SAPPH-01', nodeId: 'SAPPH-LIVE', gameType: 'LIVE', vassalage: 'SAPPH', supportPlay: 1 };
  expect(targetOfCard(room)).toMatchObject({ gameId: 'SAPPH-01', nodeId: 'SAPPH-LIVE' });
});

it('offers a trial for 0 and nothing else [ENTITY-18]', () => {
  expect([0, 1, 2, null].map((supportPlay) => offersTrial({ supportPlay }))).toEqual([true, false, false, false]);
});

it('keeps the constants of games [CONST-16, CONST-17, CONST-20, CONST-21]', () => {
  expect([constants.clientType, constants.queryPlatform]).toEqual([3, 'flash,html5-desktop']);
  expect(constants.launch).toEqual({
    accountType: 1,
    confirmTrans: 0,
    clientType: 3,
    launchMode: 'GLS',
    platform: 'html5-desktop',
  });
  expect(directLaunchCategories.toSorted()).toEqual(['ELOTT', 'LOTT', 'SPORTS']);
});

it('reads from the address of a game what was written there', () => {
  const targets = [
    launchTarget({ gameType: 'RNG', vassalage: 'BSLT', gameId: 'fox-1', nodeId: 'BSLT-RNG', supportPlay: 0, trial: true }),
    launchTarget({ gameType: 'SPORTS', vassalage: 'DS88' }),
    launchTarget({ gameType: 'ELOTT', vassalage: 'VN', gameId: 'fast', playType: 'two', lottery: 'TCG_SEA' }),
  ];
  expect(targets.map(gameAddress)).toEqual([
    '/game?type=RNG&vendor=BSLT&game=fox-1&node=BSLT-RNG&trial=now',
    '/game?type=SPORTS&vendor=DS88',
    '/game?type=ELOTT&vendor=VN&game=fast&lottery=TCG_SEA&playType=two',
  ]);
  expect(gameAddress(launchTarget({ gameType: 'RNG', vassalage: 'BSLT', supportPlay: 0 }))).toContain('&trial=offered');
  expect(parseLaunchTarget('type=RNG&vendor=BSLT&trial=offered')).toMatchObject({ supportPlay: 0, trial: false });
  for (const target of targets) expect(parseLaunchTarget(gameAddress(target).split('?')[1] ?? '')).toEqual(target);
});

it.each(['', 'type=RNG', 'type=RNG&vendor=ABCDEFGHIJKLMNOPQ', 'vendor=AB', 'type=NONE&vendor=AB', 'type=RNG&vendor=a%20b'])(
  'launches nothing for "%s"',
  (search) => {
    expect(parseLaunchTarget(search)).toBe(null);
  },
);

it('leaves out of a strange address what is no code', () => {
  expect(parseLaunchTarget('type=LOTT&vendor=AB&game=%3Cb%3E&playType=..&lottery=X&trial=maybe')).toEqual(
    launchTarget({ gameType: 'LOTT', vassalage: 'AB' }),
  );
});

it('knows the pages with a frame', () => {
  expect(['/game', '/Game/', '/seamless', '/games', '/'].map(isGamePath)).toEqual([true, true, true, false, false]);
});
