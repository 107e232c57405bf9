import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { GamePace } from '../../../demo-vendor/catalogue/pace.ts';
import { readVerification, type VerificationSettings } from '../../identity/verification/index.ts';

import type { DatabaseSettings } from '../../platform/db/index.ts';
import { createEdge, hostName, isLoopback } from '../../platform/http/index.ts';

import { readPrivateHosts } from '../../platform/outbound/index.ts';
import type { SecondYesRule } from '../../platform/secondYes/index.ts';
import { StartError } from '../../platform/startError/index.ts';
import { type DataKeys, readDataKeys } from '../../platform/vault/index.ts';
import { readUpstream, type UpstreamSettings } from '../../site/upstream/index.ts';

export interface Settings {
  readonly production: boolean;
  readonly port: number;
  /** Address to listen at; `localhost` is both loopback addresses, `::` all interfaces. */
  readonly listenHost: string;
  readonly database: DatabaseSettings;
  /** Directory of the embedded database and of the caches of fonts and, unless `picturesDirectory` is set, pictures. */
  readonly dataDirectory: string;
  /** Cache of rendered pictures, which installations may share; null uses the data directory. */
  readonly picturesDirectory: string | null;
  /** Whether the pictures of home pages are rendered at start. */
  readonly warmsPictures: boolean;
  /** Whether brands with play money get demo accounts, whose passwords are public. */
  readonly demoAccounts: boolean;
  /** Whether the demo agent gets a team with contracts and ninety days of history; only with demo accounts. */
  readonly demoTeam: boolean;
  readonly only: string | null;
  readonly publicHost: string | null;
  /** Host of the studio in production; null has none there, and in development serves it where no brand is. */
  readonly studioHost: string | null;
  /** Previews are at `<token>.<previewHost>`; null has none. */
  readonly previewHost: string | null;
  /** Origin of the demo vendor's games; null switches the demo vendor off. */
  /** Port in the addresses of sites outside production, where something else listens before this server. */
  readonly publicPort: number;
  /** Origins of exported sites, whose pages call this server. */
  readonly staticOrigins: readonly string[];
  /** The operator's back office that answers the calls of players; null answers them here. */
  readonly upstream: UpstreamSettings | null;
  /** Origin of the demo vendor's games, with an upstream that of its games; null switches the demo vendor off. */
  readonly gamesOrigin: string | null;
  /** Hosts that outbound calls may reach though they are not on the public internet. */
  readonly privateHosts: readonly string[];
  /** Draw interval of the demo vendor. */
  readonly gamePace: GamePace;
  /** Peers whose forwarding headers count: every peer, no one, or a list of addresses and CIDR ranges. */
  readonly trustProxy: boolean | string;
  /** Whether `X-Forwarded-Host` of a trusted proxy replaces `Host`. */
  readonly forwardedHost: boolean;
  readonly countryHeader: string | null;
  /** File of breached passwords; see `accounts/breachedPasswords.ts`. Null checks none. */
  readonly breachedPasswords: string | null;
  /** GeoIP file; see `content/countryTable.ts`. */
  readonly countryTable: string | null;
  /** Directory of the brands; null uses `brands/` of the project. */
  readonly brands: string | null;
  /** File of the game vendors; null uses `vendors.json` of the project. */
  readonly vendors: string | null;
  /** A variable, or the file that `<variable>_FILE` names; null if there is neither. For `sharedSecrets.ts`, which knows which names may be asked for. */
  readonly environmentSecret: (variable: string) => string | null;
  readonly operatorToken: string | null;
  /** Days that the token of an operator holds. */
  readonly operatorTokenDays: number;
  /** The changes of settings of trust that a second operator has to agree to. */
  readonly secondYes: SecondYesRule;
  /** Keys of encryption at rest; null generates one and stores it in the database. */
  readonly dataKeys: DataKeys | null;
  /** Rate limit of seamless calls per vendor and merchant. */
  readonly vendorCallsPerMinute: number;
  /** Time between the signal to stop and the end of listening. */
  readonly drainMs: number;
  readonly verification: VerificationSettings;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The only place that reads the environment.
 * @throws {StartError} for an invalid variable.
 */
export function readSettings(env: Environment): Settings {
  const directory = resolve(given(env, 'DATA_DIR') ?? '.data');
  const pictures = given(env, 'PICTURES_DIR');
  const url = secret(env, 'DATABASE_URL');
  const publicHost = given(env, 'PUBLIC_HOST');
  const studioHost = given(env, 'STUDIO_HOST');
  const previewHost = given(env, 'PREVIEW_HOST');
  const host = given(env, 'LISTEN_HOST');
  const production = isProduction(given(env, 'NODE_ENV'), host);
  const trustProxy = trusted(given(env, 'TRUST_PROXY'), production);
  const port = portOf(given(env, 'PORT') ?? '4000');
  const upstream = readUpstream((name) => given(env, name), production);
  const ownGames = production || upstream !== null ? null : `http://play.localhost:${port}`;
  return {
    production,
    port,
    listenHost: host ?? (production ? '::' : 'localhost'),
    gamesOrigin: originOf(given(env, 'GAMES_ORIGIN')) ?? ownGames,
    publicPort: portOf(given(env, 'PUBLIC_PORT') ?? String(port)),
    upstream,
    privateHosts: readPrivateHosts(given(env, 'OUTBOUND_PRIVATE')),
    staticOrigins: staticOriginsOf(given(env, 'STATIC_ORIGINS')),
    gamePace: gamePaceOf(given(env, 'GAME_PACE'), production),
    database: url === null ? { kind: 'embedded', directory } : postgres(env, url, production),
    dataDirectory: directory,
    picturesDirectory: pictures === null ? null : resolve(pictures),
    warmsPictures: given(env, 'WARM_PICTURES') !== 'off',
    demoAccounts: demoOf(given(env, 'DEMO'), production),
    demoTeam: demoOf(given(env, 'DEMO'), production),
    only: given(env, 'BRAND'),
    publicHost: publicHost === null ? null : hostName(publicHost),
    studioHost: studioHost === null ? null : hostName(studioHost),
    previewHost: previewHost === null ? (production ? null : 'preview.localhost') : hostName(previewHost),
    trustProxy,
    forwardedHost: isForwarded(given(env, 'FORWARDED_HOST'), trustProxy),
    countryHeader: countryHeader(given(env, 'COUNTRY_HEADER'), trustProxy),
    breachedPasswords: given(env, 'BREACHED_PASSWORDS'),
    countryTable: given(env, 'GEOIP_FILE'),
    brands: given(env, 'BRANDS_DIR'),
    vendors: given(env, 'VENDORS_FILE'),
    environmentSecret: (variable) => given(env, variable) ?? firstLine(given(env, `${variable}_FILE`)),
    operatorToken: secret(env, 'OPERATOR_TOKEN'),
    operatorTokenDays: tokenDaysOf(given(env, 'OPERATOR_TOKEN_DAYS') ?? '90'),
    secondYes: secondYesOf(given(env, 'SECOND_YES') ?? (production ? 'all' : 'published'), production),
    dataKeys: dataKeysOf(secret(env, 'DATA_KEY'), production),
    vendorCallsPerMinute: callsOf(given(env, 'VENDOR_CALLS_PER_MINUTE') ?? '60000'),
    drainMs: 1_000 * drainSeconds(given(env, 'DRAIN_SECONDS') ?? (production ? '5' : '0')),
    verification: readVerification((name) => secret(env, name), production),
  };
}

/** Development is what other machines cannot reach, or what is asked for by name: a forgotten variable must not open it to them. */
function isProduction(mode: string | null, host: string | null): boolean {
  if (mode === 'production') return true;
  if (mode === 'development') return false;
  if (mode === null || mode === 'test') return host !== null && !isLoopback(host);
  throw new StartError({
    en: `NODE_ENV is "${mode}"; set it to production or development.`,
    vi: `NODE_ENV là "${mode}"; hãy đặt production hoặc development.`,
  });
}

function tokenDaysOf(value: string): number {
  if (/^[1-9]\d{0,2}$/.test(value) && Number(value) <= 366) return Number(value);
  throw new StartError({
    en: `OPERATOR_TOKEN_DAYS is "${value}"; give a number of days from 1 to 366.`,
    vi: `OPERATOR_TOKEN_DAYS là "${value}"; hãy cho số ngày từ 1 đến 366.`,
  });
}

/** A folder that is served as it is would be a way around the second operator. */
function secondYesOf(value: string, production: boolean): SecondYesRule {
  if (value === 'all' || value === 'real' || (value === 'published' && !production)) return value;
  throw new StartError({
    en: `SECOND_YES is "${value}"; set it to all, to real, or outside production to published.`,
    vi: `SECOND_YES là "${value}"; hãy đặt all, real, hoặc published khi không phải production.`,
  });
}

/** An empty variable counts as unset. */
function given(env: Environment, name: string): string | null {
  const value = env[name]?.trim();
  return value === undefined || value === '' ? null : value;
}

/** Null without a file, and for one that is empty or cannot be read. */
function firstLine(file: string | null): string | null {
  if (file === null) return null;
  try {
    const line = readFileSync(file, 'utf8').split(/\r?\n/, 1)[0]?.trim();
    return line === undefined || line === '' ? null : line;
  } catch {
    return null;
  }
}

/**
 * A variable, or the first line of the file that `<variable>_FILE` names.
 * @throws {StartError} for a file without it
 */
function secret(env: Environment, name: string): string | null {
  const file = given(env, `${name}_FILE`);
  const value = given(env, name) ?? firstLine(file);
  if (value !== null || file === null) return value;
  throw new StartError({
    en: `${name}_FILE is "${file}", which cannot be read or is empty.`,
    vi: `${name}_FILE là "${file}", không đọc được hoặc rỗng.`,
  });
}

/** In production no key is generated: it would lie beside what it protects. */
function dataKeysOf(text: string | null, production: boolean): DataKeys | null {
  if (text !== null) return readDataKeys(text);
  if (!production) return null;
  throw new StartError({
    en: 'DATA_KEY is missing; production needs it. Make a key with: openssl rand -base64 32, and keep it apart from the database. Development for other machines needs NODE_ENV=development.',
    vi: 'Thiếu DATA_KEY; production cần khoá này. Hãy tạo bằng: openssl rand -base64 32, và cất riêng khỏi cơ sở dữ liệu. Muốn phát triển cho máy khác truy cập thì cần NODE_ENV=development.',
  });
}

function originOf(text: string | null): string | null {
  if (text === null) return null;
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text).origin;
  throw new StartError({
    en: `GAMES_ORIGIN is "${text}"; write it as https://play.example.com.`,
    vi: `GAMES_ORIGIN là "${text}"; hãy viết theo dạng https://play.example.com.`,
  });
}

/** Exact origins: a pattern would admit everyone with a host that fits it. */
function staticOriginsOf(text: string | null): readonly string[] {
  const origins = text === null ? [] : text.split(',').map((origin) => origin.trim());
  const wrong = origins.find(
    (origin) => !/^https?:/.test(origin) || !URL.canParse(origin) || new URL(origin).origin !== origin,
  );
  if (wrong === undefined) return origins;
  throw new StartError({
    en: `STATIC_ORIGINS names "${wrong}"; write exact origins with a comma between them: https://www.example.com,https://m.example.com.`,
    vi: `STATIC_ORIGINS có "${wrong}"; hãy ghi đúng từng origin, cách nhau bằng dấu phẩy: https://www.example.com,https://m.example.com.`,
  });
}

/** The fast pace is for tests: a player could not follow it. */
function gamePaceOf(text: string | null, production: boolean): GamePace {
  if (text === null || text === 'normal') return 'normal';
  if (text === 'fast' && !production) return 'fast';
  throw new StartError({
    en: `GAME_PACE is "${text}"; set it to normal, or to fast outside production.`,
    vi: `GAME_PACE là "${text}"; hãy đặt normal, hoặc fast khi không chạy production.`,
  });
}

/** On by default only outside production. */
function demoOf(text: string | null, production: boolean): boolean {
  if (text === null) return !production;
  if (text === '1' || text === '0') return text === '1';
  throw new StartError({
    en: `DEMO is "${text}"; set it to 1 for demo accounts, or to 0.`,
    vi: `DEMO là "${text}"; hãy đặt 1 để có tài khoản dùng thử, hoặc 0.`,
  });
}

function callsOf(text: string): number {
  if (/^[1-9]\d{1,8}$/.test(text)) return Number(text);
  throw new StartError({
    en: `VENDOR_CALLS_PER_MINUTE is "${text}"; set it to a whole number from 10.`,
    vi: `VENDOR_CALLS_PER_MINUTE là "${text}"; hãy đặt một số nguyên từ 10 trở lên.`,
  });
}

function drainSeconds(text: string): number {
  if (/^\d{1,3}$/.test(text)) return Number(text);
  throw new StartError({
    en: `DRAIN_SECONDS is "${text}"; set it to a whole number from 0 to 999.`,
    vi: `DRAIN_SECONDS là "${text}"; hãy đặt một số nguyên từ 0 đến 999.`,
  });
}

function portOf(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new StartError({
    en: `PORT is "${text}"; set it to a number from 0 to 65535.`,
    vi: `PORT là "${text}"; hãy đặt một số từ 0 đến 65535.`,
  });
}

function postgres(env: Environment, url: string, production: boolean): DatabaseSettings {
  const migrateUrl = secret(env, 'MIGRATE_URL');
  const directUrl = secret(env, 'DATABASE_DIRECT_URL');
  return {
    kind: 'postgres',
    url: postgresUrl('DATABASE_URL', url, production),
    ...(migrateUrl === null ? {} : { migrateUrl: postgresUrl('MIGRATE_URL', migrateUrl, production) }),
    ...(directUrl === null ? {} : { directUrl: postgresUrl('DATABASE_DIRECT_URL', directUrl, production) }),
  };
}

/** In production a database on another machine is spoken to with TLS and a checked certificate. */
function postgresUrl(name: string, text: string, production: boolean): string {
  if (!/^postgres(?:ql)?:\/\/\S+$/.test(text) || !URL.canParse(text)) {
    throw new StartError({
      en: `${name} is not a PostgreSQL address; write it as postgres://user:password@host:5432/database.`,
      vi: `${name} không phải địa chỉ PostgreSQL; hãy viết theo dạng postgres://user:password@host:5432/database.`,
    });
  }
  const { hostname, searchParams } = new URL(text);
  const host = searchParams.get('host') ?? hostname;
  const isNear = host === '' || host.startsWith('/') || isLoopback(host);
  if (!production || isNear || searchParams.get('sslmode') === 'verify-full') return text;
  throw new StartError({
    en: `${name} names another machine without TLS; add ?sslmode=verify-full (and &sslrootcert=<file> for your own authority).`,
    vi: `${name} trỏ đến máy khác mà không có TLS; hãy thêm ?sslmode=verify-full (và &sslrootcert=<tệp> nếu dùng CA riêng).`,
  });
}

/** `true` trusts every proxy; otherwise a list of the operator's proxy addresses. */
function trusted(text: string | null, production: boolean): boolean | string {
  if (text === null) return false;
  if (text === 'true') {
    if (!production) return true;
    throw new StartError({
      en: 'TRUST_PROXY is "true", which believes the headers of every client; in production name the addresses of your proxies.',
      vi: 'TRUST_PROXY là "true", tức tin tiêu đề của mọi máy khách; khi chạy thật hãy ghi địa chỉ các proxy của bạn.',
    });
  }
  try {
    createEdge({ trustProxy: text, forwardedHost: false, countryHeader: null });
    return text;
  } catch (error) {
    throw new StartError(
      {
        en: `TRUST_PROXY is "${text}"; set it to the addresses of your proxies, for example 10.0.0.0/8,::1.`,
        vi: `TRUST_PROXY là "${text}"; hãy đặt địa chỉ các proxy của bạn, ví dụ 10.0.0.0/8,::1.`,
      },
      { cause: error },
    );
  }
}

function isForwarded(text: string | null, trustProxy: boolean | string): boolean {
  if (text === null || (text === '1' && trustProxy !== false)) return text !== null;
  throw new StartError({
    en: 'FORWARDED_HOST is not usable; set it to 1 together with TRUST_PROXY, or leave it out.',
    vi: 'FORWARDED_HOST không dùng được; hãy đặt 1 cùng với TRUST_PROXY, hoặc bỏ đi.',
  });
}

/** Without a trusted proxy every visitor could choose a country. */
function countryHeader(text: string | null, trustProxy: boolean | string): string | null {
  if (text === null || trustProxy !== false) return text?.toLowerCase() ?? null;
  throw new StartError({
    en: 'COUNTRY_HEADER is believed from your proxies only; set TRUST_PROXY too.',
    vi: 'COUNTRY_HEADER chỉ được tin khi đến từ proxy của bạn; hãy đặt cả TRUST_PROXY.',
  });
}
