import { accountTypes } from '../../../src/domain/accountType.ts';
import { gameAddress, type LaunchTarget, launchTarget } from '../../../src/domain/launchTarget.ts';
import { type LaunchFault, type LaunchVisitor, launchMachine } from '../../../src/flows/launch/index.ts';
import { Failure } from '../../../src/wire/failure.ts';
import type { LaunchValue } from '../../../src/wire/launch.ts';
import { bad } from '../answers.ts';
import { both } from '../both.ts';
import type { FlowPlan, Scene, Start } from '../plan.ts';
import { launchWords } from './launchWords.ts';

const guest: LaunchVisitor = { hasToken: false, isAgent: accountTypes.member };
const member: LaunchVisitor = { hasToken: true, isAgent: accountTypes.member };
const trial: LaunchVisitor = { hasToken: true, isAgent: accountTypes.trial };

/** A game opened by URL and one opened by its card: the flow differs, so both are explored. */
const linked = launchTarget({ gameType: 'RNG', vassalage: 'BSLT', gameId: 'fox' });
const carded = launchTarget({ ...linked, gameId: 'dragon', supportPlay: 1 });
const tried = launchTarget({ ...linked, gameId: 'tiger', supportPlay: 0, trial: true });
const unknown = launchTarget({ ...linked, gameId: null });

interface Beginning {
  readonly target: LaunchTarget;
  readonly visitor: LaunchVisitor;
  /** Whether the visit starts on the game page. */
  readonly isAtGame: boolean;
}

const beginnings = {
  game: { target: linked, visitor: member, isAtGame: true },
  gameGuest: { target: linked, visitor: guest, isAtGame: true },
  gameTrial: { target: linked, visitor: trial, isAtGame: true },
  gameTry: { target: tried, visitor: guest, isAtGame: true },
  card: { target: carded, visitor: member, isAtGame: false },
  cardGuest: { target: carded, visitor: guest, isAtGame: false },
  cardTrial: { target: unknown, visitor: trial, isAtGame: false },
} as const satisfies Readonly<Record<string, Beginning>>;

const isBeginning = (name: string): name is keyof typeof beginnings => Object.hasOwn(beginnings, name);

const start = (name: keyof typeof beginnings, vi: string, en: string): Start => ({
  say: both(vi, en),
  input: ({ now }) => {
    const { isAtGame, ...given } = beginnings[name];
    const cdns = ['https://one.cdn.example', 'https://two.cdn.example'];
    const rules = { site: 'https://site.example', origins: [], cdns };
    return { ...given, hasFreePlay: true, rules, turn: 0, now, isAtGame: () => isAtGame };
  },
  // Overrides what the screen reads from the location and the iframe, which are Storybook's in a picture.
  insists: ['rules', 'turn', 'now', 'isAtGame'],
});

const answer: LaunchValue = {
  game_url: '/play?ticket=gallery',
  gameId: 'fox',
  gameName: 'Fox',
  gameType: 'RNG',
  vassalage: 'BSLT',
  demo: false,
};

const event = (type: string, vi: string, en: string, more: object = {}) => ({ say: both(vi, en), event: { type, ...more } });
const frameError = (fault: LaunchFault, vi: string, en: string) => event('frame.error', vi, en, { fault });
const refused = (vi: string, en: string, code: 'VENDOR_DOWN' | 'GAME_UNKNOWN' | 'TRUE_ACCOUNT') => ({
  say: both(vi, en),
  error: new Failure(code),
});

interface Seen extends Beginning {
  readonly answer: LaunchValue | null;
  readonly frame: string | null;
  readonly fault: LaunchFault | null;
}

export const launch: FlowPlan = {
  machine: launchMachine,
  ...launchWords,
  starts: {
    game: start('game', 'hội viên mở địa chỉ của trò chơi', 'a member opens the address of a game'),
    gameGuest: start('gameGuest', 'khách mở địa chỉ của trò chơi', 'a guest opens the address of a game'),
    gameTrial: start('gameTrial', 'tài khoản chơi thử mở địa chỉ của trò chơi', 'a trial account opens the address of a game'),
    gameTry: start('gameTry', 'khách mở địa chỉ chơi thử', 'a guest opens the address of a free game'),
    card: start('card', 'hội viên bấm vào trò chơi', 'a member presses a game'),
    cardGuest: start('cardGuest', 'khách bấm vào trò chơi', 'a guest presses a game'),
    cardTrial: start('cardTrial', 'tài khoản chơi thử bấm vào sảnh', 'a trial account presses a lobby'),
  },
  events: {
    ready: event('frame.ready', 'trò chơi sẵn sàng', 'the game is ready'),
    blocked: event('frame.blocked', 'trình duyệt chặn khung', 'the browser blocks the frame'),
    close: event('frame.close', 'trò chơi tự đóng', 'the game closes itself'),
    ticket: frameError('ticket', 'trò chơi nói vé không còn dùng được', 'the game says that its ticket is no good'),
    vendor: frameError('vendor', 'trò chơi báo lỗi', 'the game reports a fault'),
    ended: event('visitor.change', 'phiên hết giữa chừng', 'the session ends meanwhile', { visitor: guest }),
    signedIn: event('visitor.change', 'đăng nhập xong', 'someone has signed in', { visitor: member }),
    retry: event('launch.retry', 'thử lại', 'tries again'),
    leave: event('launch.leave', 'quay lại', 'goes back'),
    left: event('page.left', 'rời trang bằng đường khác', 'leaves the page another way'),
  },
  answers: {
    enterTrial: {
      entered: { say: both('tài khoản chơi thử đã mở', 'a trial account was opened'), output: undefined },
      offline: bad.offline,
    },
    requestAddress: {
      address: { say: both('máy chủ trả địa chỉ của khung', 'the server answers the address of the frame'), output: answer },
      stranger: {
        say: both('máy chủ trả địa chỉ không ai bảo đảm', 'the server returns an address that is not trusted'),
        output: { ...answer, game_url: 'https://stranger.example/' },
      },
      trueAccount: refused('trò chơi cần tài khoản thật', 'the game needs a real account', 'TRUE_ACCOUNT'),
      dead: bad.dead,
      vendor: refused('nhà cung cấp không trả lời', 'the vendor does not answer', 'VENDOR_DOWN'),
      unknown: refused('không có trò chơi này', 'there is no such game', 'GAME_UNKNOWN'),
      offline: bad.offline,
      system: bad.system,
    },
  },
  ignore: ['turn', 'answeredAt'],
  notices: ['warnTrueAccount'],
  facets(snapshot, noticed) {
    const context = snapshot.context as Seen & { readonly isAtGame: () => boolean };
    const { visitor, frame, fault } = context;
    // The notice that a real account is needed is for trial accounts only.
    const isTrial = visitor.isAgent === accountTypes.trial;
    if (snapshot.matches('left')) return noticed === null || isTrial ? { notice: noticed ?? 'nothing' } : null;
    if (snapshot.matches('warned')) return isTrial ? {} : null;
    return {
      place: context.isAtGame() || context.answer !== null ? undefined : 'lobby',
      cdn: frame?.startsWith('https://two.') === true ? 'next' : undefined,
      fault: snapshot.matches('failed') ? (fault ?? undefined) : undefined,
    };
  },
  scene({ start: begun }): Scene {
    const { target, visitor, isAtGame } = beginnings[isBeginning(begun) ? begun : 'game'];
    return {
      address: isAtGame ? gameAddress(target) : '/index',
      ...(isAtGame ? {} : { launches: target }),
      member: visitor.hasToken,
      ...(visitor === trial ? { hosts: { session: { start: 'token', steps: ['answer:loadMember:trial'] } } } : {}),
    };
  },
};
