import type { SessionState } from '../domain/sessionState.ts';
import type { SortingVendor } from '../wire/catalogue.ts';

/** Everything the site keeps in session storage, by the names the specification gives. Features write their own rows. */
interface SessionTable {
  readonly token: string;
  readonly account: string;
  readonly merchant: string;
  readonly merchantCode: string;
  readonly platform: string;
  readonly nickname: string;
  readonly username: string;
  readonly customerId: string;
  /** The numeric account type. It shapes the screen; the server decides by the session. */
  readonly isAgent: number;
  readonly toUpline: boolean;
  readonly memberLabel: string;
  /** Ciphertext of the password of the last login, for changing it. */
  readonly cpw: string;
  /** Vendors as a member was told of them, and whom they were told: merchant, language and account. */
  readonly gameVendor: { readonly key: string; readonly vendors: SortingVendor[] };
  readonly routers: unknown;
  readonly merchantWallet: unknown;
  readonly favGames: unknown;
  readonly iframeUrl: string;
}

export type SessionKey = keyof SessionTable;

export const sessionKeys: readonly SessionKey[] = [
  'token',
  'account',
  'merchant',
  'merchantCode',
  'platform',
  'nickname',
  'username',
  'customerId',
  'isAgent',
  'toUpline',
  'memberLabel',
  'cpw',
  'gameVendor',
  'routers',
  'merchantWallet',
  'favGames',
  'iframeUrl',
];

/** These outlive a logout. */
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

/** Where a browser refuses storage, a session lasts as long as the page. */
const memory = new Map<string, string>();

export const sessionValues = {
  read<Key extends SessionKey>(key: Key): SessionTable[Key] | null {
    const kept = readText(key);
    if (kept === null) return null;
    return (plainText.has(key) ? kept : parsed(kept)) as SessionTable[Key] | null;
  },
  write<Key extends SessionKey>(key: Key, value: SessionTable[Key]): void {
    writeText(key, plainText.has(key) ? String(value) : JSON.stringify(value));
  },
  remove(key: SessionKey): void {
    memory.delete(key);
    storage()?.removeItem(key);
  },
  /** Forgets everything but the merchant's own values, whoever wrote it. */
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

/** Who this site is, written at start and kept over every logout. */
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

/** Reading the property alone throws where storage is blocked. */
function storage(): Storage | null {
  try {
    return typeof sessionStorage === 'undefined' ? null : sessionStorage;
  } catch {
    return null;
  }
}
