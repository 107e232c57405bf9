import { expect, it } from 'vitest';
import { importsOf, sourceFiles, sourceOf } from './importGraph.ts';

/** Lets a program open a connection by name; types and servers do not. */
const waysOut: readonly (readonly [module: string, names: RegExp])[] = [
  ['node:http', /\b(?:request|get|Agent|globalAgent)\b/],
  ['node:https', /./],
  ['node:http2', /./],
  ['node:tls', /\bconnect\b/],
  ['node:net', /\b(?:connect|createConnection|Socket)\b/],
  ['undici', /./],
  ['nodemailer', /./],
];

const withoutTexts = (source: string) =>
  source.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '').replace(/'(?:[^'\\\n]|\\.)*'/g, "''");

/** Outbound calls of a file by another way than `server/platform/outbound`. */
function waysOutOf(file: string, source: string): string[] {
  const imported = importsOf(file, source).flatMap(({ specifier }) => {
    const way = waysOut.find(([module]) => module.replace('node:', '') === specifier.replace('node:', ''));
    if (way === undefined) return [];
    const statements = [...source.matchAll(/import (?!type\b)([^;]*?) from '([^']+)'/g)]
      .filter(([, , from]) => from === specifier)
      .map(([, names = '']) => names.replace(/\btype [\w ]+/g, ''));
    return statements.some((names) => way[1].test(names) || !names.startsWith('{')) ? [`${file} imports ${specifier}`] : [];
  });
  const code = withoutTexts(source);
  const isCall =
    /(?<![.\w])fetch\s*\(|(?<![.\w])(?:globalThis|global)\.fetch\b|[=:(,]\s*fetch\s*[,;)}\n]|new (?:WebSocket|EventSource)\b/;
  const isRemoteKeys = /createRemoteJWKSet\s*\((?![\s\S]{0,200}customFetch)/;
  return [...imported, ...(isCall.test(code) || isRemoteKeys.test(code) ? [`${file} calls out`] : [])];
}

/** The way out itself, and connections to this machine or by another protocol, each with its reason. */
const permitted = [
  // The one way out.
  /^server\/platform\/outbound\/index\.ts$/,
  // Speaks SMTP to the one server that the settings of the installation name; no data names an address for it.
  /^server\/identity\/messages\/smtp\.ts$/,
];

const isOfServer = (file: string) => /^server\/.*\.ts$/.test(file) && !file.endsWith('.test.ts');

it('has one way out of the server for calls', () => {
  const found = sourceFiles
    .filter((file) => isOfServer(file) && !permitted.some((each) => each.test(file)))
    .flatMap((file) => waysOutOf(file, sourceOf(file)));
  expect(found).toEqual([]);
});

it.each([
  'export const ask = () => fetch(address);',
  'export const ask = ({ send = fetch }) => send(address);',
  'export const ask = () => globalThis.fetch(address);',
  "import { request } from 'node:https';",
  "import { type IncomingMessage, get } from 'node:http';",
  "import http from 'http';\nhttp.request({});",
  "import * as tls from 'node:tls';",
  "import { fetch as send } from 'undici';",
  'export const socket = new WebSocket(address);',
  'export const keys = createRemoteJWKSet(address, {});',
])('turns red for another way: %s', (source) => {
  expect(waysOutOf('server/a.ts', source).length).toBeGreaterThan(0);
});

it.each([
  "import type { IncomingMessage } from 'node:http';",
  "import { createServer, type IncomingMessage, STATUS_CODES } from 'node:http';",
  "import { isIP } from 'node:net';",
  'const [row] = await client.query(`fetch ${rows} from batch`);',
  '/** Calls fetch(address). */ const text = "sec-fetch-site";',
])('lets through what opens no connection: %s', (source) => {
  expect(waysOutOf('server/a.ts', source)).toEqual([]);
});
