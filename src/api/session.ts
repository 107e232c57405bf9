import { type GameState, startingGameState } from '../domain/gameState.ts';
import type { SessionState } from '../domain/sessionState.ts';
import type { SortingVendor } from '../wire/catalogue.ts';
import type { DomainRoute } from '../wire/permission.ts';
import type { WalletBalance } from '../wire/wallet.ts';

/** All seventeen keys of session storage, named as in the specification. */
interface SessionTable {
  readonly token: string;
  readonly account: string;
  readonly merchant: string;
  readonly merchantCode: string;
  readonly platform: string;
  readonly nickname: string;
  readonly username: string;
  readonly customerId: string;
  /** Numeric account type. For display only; the server authorises by the session. */
  readonly isAgent: number;
  readonly toUpline: boolean;
  readonly memberLabel: string;
  /** Ciphertext of the password of the last login, for a password change. */
  readonly cpw: string;
  /** Response of `gameVendors`, and the merchant, language and account it is valid for. */
  readonly gameVendor: { readonly key: string; readonly vendors: SortingVendor[] };
  /** Other addresses of the site with the measured response times. */
  readonly routers: DomainRoute;
  /** Wallets as of the last balance call, and whether the member hides the balance. */
  readonly merchantWallet: { readonly wallets: WalletBalance['wallets']; readonly hidden: boolean };
  /** Ids of the favourites, newest first. */
  readonly favGames: readonly string[];
  readonly iframeUrl: string;
}

export type SessionKey = keyof SessionTable;

/** Kept on logout. */
const merchantKeys: readonly string[] = ['merchant', 'merchantCode'] satisfies readonly SessionKey[];

const plainText: ReadonlySet<SessionKey> = new Set([
  'token',
  'account',
  'merchant',
  'merchantCode',
  'platform',
  'nickname',
  'username',
  'customerId',
  'memberLabel',
  'cpw',
  'iframeUrl',
]);

/** Fallback if the browser refuses storage: the session lasts until the page unloads. */
const memory = new Map<string, string>();

export const sessionValues = {
  read<Key extends SessionKey>(key: Key): SessionTable[Key] | null {
    const kept = readText(key);
    if (kept === null) return null;
    return (plainText.has(key) ? kept : parsed(kept)) as SessionTable[Key] | null;
  },
  write<Key extends SessionKey>(key: Key, value: SessionTable[Key]): void {
    writeText(key, plainText.has(key) && typeof value === 'string' ? value : JSON.stringify(value));
  },
  remove(key: SessionKey): void {
    memory.delete(key);
    storage()?.removeItem(key);
  },
  /** Clears the storage except the merchant's values. */
  clear(): void {
    const kept = merchantKeys.flatMap((key) => {
      const value = readText(key);
      return value === null ? [] : [[key, value] as const];
    });
    memory.clear();
    storage()?.clear();
    for (const [key, value] of kept) writeText(key, value);
  },
} as const;

/** Writes the merchant of this site; called at start. */
export function keepMerchant(merchant: string, platform: string): void {
  sessionValues.write('merchant', merchant);
  sessionValues.write('merchantCode', merchant);
  sessionValues.write('platform', platform);
}

export function keepMember({ account, nickname, customerId, isAgent, toUpline, memberLabel }: SessionState): void {
  sessionValues.write('account', account);
  sessionValues.write('username', account);
  sessionValues.write('nickname', nickname);
  sessionValues.write('customerId', customerId);
  sessionValues.write('isAgent', isAgent);
  sessionValues.write('toUpline', toUpline);
  sessionValues.write('memberLabel', memberLabel);
}

/** Changes what the session stores about wallets; the rest of it stays. */
export function keepWallets(change: Partial<SessionTable['merchantWallet']>): void {
  const kept = sessionValues.read('merchantWallet');
  sessionValues.write('merchantWallet', { wallets: kept?.wallets ?? [], hidden: kept?.hidden === true, ...change });
}

function readText(key: string): string | null {
  const kept = memory.get(key);
  if (kept !== undefined) return kept;
  try {
    return storage()?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

function writeText(key: string, text: string): void {
  try {
    const store = storage();
    if (store === null) throw new Error('No session storage.');
    store.setItem(key, text);
    memory.delete(key);
  } catch {
    memory.set(key, text);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Reading the property throws if storage is blocked. */
function storage(): Storage | null {
  try {
    return typeof sessionStorage === 'undefined' ? null : sessionStorage;
  } catch {
    return null;
  }
}

let state: GameState = startingGameState;
const listeners = new Set<() => void>();

/** In-memory state of game navigation. Lost on reload; state that must survive one is in the address. */
export const gameState = {
  read: (): GameState => state,
  change(next: (state: GameState) => GameState): void {
    state = next(state);
    for (const notify of listeners) notify();
  },
  subscribe(notify: () => void): () => void {
    listeners.add(notify);
    return () => listeners.delete(notify);
  },
} as const;
