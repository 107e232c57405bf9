import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { type Language, localized } from '../src/domain/language.ts';
import type { Problem } from '../src/manifest/index.ts';
import { demoAccounts } from '../src/server/edge/demo/demoAccounts.ts';
import type { Settings } from '../src/server/edge/settings/index.ts';
import { demoOperatorLogins, demoOperators } from '../src/server/studio/operators/demoOperators.ts';
import type { BrandProblems } from '../src/server/tenants/registry/brandRegistry.ts';
import type { Tenants } from '../src/server/tenants/tenant/index.ts';

/** The log of a server is in English. */
const logLanguage: Language = 'en';

/** Prints the URLs of all brands and services. */
export function announce(
  { production, only, publicHost, studioHost, demoAccounts: hasAccounts, upstream }: Settings,
  server: FastifyInstance,
  tenants: Tenants,
) {
  const { port } = server.addresses()[0] as AddressInfo;
  const sites = tenants.all().map(({ brand }) => {
    const host = only === null ? (publicHost === null ? brand.hosts[0] : `${brand.merchant}.${publicHost}`) : 'localhost';
    return [brand.name, `http://${host}:${port}/index`] as const;
  });
  const chosen = sites.filter((_, index) => only === null || tenants.all()[index]?.brand.merchant === only);
  const places = [
    ...chosen,
    ...(production || only !== null ? [] : [['All brands', `http://localhost:${port}/`] as const]),
    ...(studioHost !== null
      ? [['Studio', production ? `https://${studioHost}/studio` : `http://${studioHost}:${port}/studio`] as const]
      : production || only !== null
        ? []
        : [['Studio', `http://localhost:${port}/studio`] as const]),
    ...(production || upstream !== null ? [] : [['Outbox', `http://localhost:${port}/outbox`] as const]),
    ['API', `http://localhost:${port}/docs`] as const,
    ['Health', `http://localhost:${port}/healthz`] as const,
    ...(upstream === null ? [] : [['Upstream', upstream.url] as const]),
  ];
  const width = Math.max(...places.map(([name]) => name.length));
  const seconds = (performance.now() / 1000).toFixed(1);
  console.log(`\nLivery is ready after ${seconds} s. / Livery đã sẵn sàng sau ${seconds} giây.\n`);
  for (const [name, where] of places) console.log(`  ${name.padEnd(width)}  ${where}`);
  console.log('');
  const isDemo = tenants.all().some(({ brand }) => brand.profile === 'play');
  if (isDemo && hasAccounts && upstream === null) announceAccounts();
  if (hasAccounts && !production && only === null) announceOperators();
}

/** Prints the operators of the studio in development. */
function announceOperators() {
  console.log('  Demo operators of the studio / Người vận hành demo của studio:');
  for (const [index, { name, roles }] of demoOperators.entries()) {
    console.log(`  ${name.padEnd(14)}${(demoOperatorLogins[index]?.password ?? '').padEnd(12)}${roles.join(', ')}`);
  }
  console.log('');
}

/** Prints the demo accounts. */
function announceAccounts() {
  console.log('  Demo accounts of every brand / Tài khoản demo của mọi thương hiệu:');
  for (const { username, password, about } of demoAccounts) {
    console.log(`  ${username.padEnd(14)}${password.padEnd(12)}${about}`);
  }
  console.log('');
}

/** One problem per line as `file:line:column`, which editors and terminals make clickable. */
export const reportProblems = ({ folder, problems, isServed }: BrandProblems) =>
  printProblems(`brands/${folder}`, 'brands/', problems, isServed);

export const reportVendorProblems = (problems: readonly Problem[]) =>
  printProblems(problems[0]?.file ?? '', '', problems, true);

function printProblems(name: string, root: string, problems: readonly Problem[], isServed: boolean) {
  const hasErrors = problems.some(({ severity }) => severity === 'error');
  const consequence = isServed
    ? 'cannot be used as it is; its last good version keeps serving.'
    : 'is not served until this is fixed:';
  console.error(hasErrors ? `\n${name} ${consequence}` : `\n${name}:`);
  for (const { file, line, column, message } of problems)
    console.error(`  ${root}${file}:${line}:${column}  ${localized(message, logLanguage)}`);
}
