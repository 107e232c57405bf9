import { type AgentPageKey, agentPageKeys } from '../../domain/agentPages.ts';
import { type MemberPageKey, memberPageKeys } from '../../domain/memberPages.ts';
import type { PreviewVisitorKind } from '../../domain/previewMessages.ts';
import type { StudioTextKey } from '../i18n/index.ts';

export type Visitor = PreviewVisitorKind;

/** Page or window of the site that has an address. */
export interface Place {
  readonly address: string;
  readonly label: StudioTextKey;
  readonly group: 'pages' | 'windows' | 'member' | 'agent';
  /** Person that the place is for; null if it shows for anyone. */
  readonly visitor: Visitor | null;
}

const pages = [
  ['/index', 'home'],
  ['/hot', 'hot'],
  ['/rng', 'slots'],
  ['/live', 'live'],
  ['/pvp', 'pvp'],
  ['/fish', 'fish'],
  ['/sports', 'sports'],
  ['/esports', 'esports'],
  ['/elott', 'elott'],
  ['/lottery', 'lottery'],
  ['/vnlottery', 'vnLottery'],
  ['/sealottery', 'seaLottery'],
  ['/promotions', 'promotions'],
  ['/vip', 'vip'],
  ['/pointmall', 'points'],
  ['/winners', 'winners'],
  ['/noticepage', 'notices'],
  ['/news', 'news'],
  ['/blog', 'blog'],
  ['/help', 'help'],
  ['/helpmc', 'helpText'],
  ['/community', 'community'],
  ['/join', 'join'],
  ['/down', 'download'],
  ['/download', 'appPage'],
  ['/chat', 'chat'],
  ['/not-here', 'notFound'],
] as const;

const place = (group: Place['group'], visitor: Place['visitor'], address: string, label: StudioTextKey): Place => {
  return { address, label, group, visitor };
};

/** Everything of a site that has an address, in the order of the choice. */
export const places: readonly Place[] = [
  ...pages.map(([address, name]) => place('pages', null, address, `preview.page.${name}`)),
  place('member', 'member', '/fav', 'preview.page.favourites'),
  place('windows', 'guest', '/login', 'preview.window.signIn'),
  place('windows', 'guest', '/register', 'preview.window.register'),
  place('windows', 'guest', '/reset', 'preview.window.reset'),
  ...memberPageKeys.map((key: MemberPageKey) => place('member', 'member', `/index?member=${key}`, `preview.member.${key}`)),
  ...agentPageKeys.map((key: AgentPageKey) => place('agent', 'agent', `/index?agent=${key}`, `preview.agent.${key}`)),
];

export const groups = ['pages', 'windows', 'member', 'agent'] as const satisfies readonly Place['group'][];

/** The place of an address; its hash and whatever follows in the query are parts of it. */
export const placeOf = (address: string): Place | undefined => places.find((each) => each.address === address.split('#')[0]);
