import { copyFile, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawLogo } from '../../src/brand/drawLogo.ts';
import { firstManifest } from '../../src/brand/newBrand.ts';
import { localized } from '../../src/domain/language.ts';
import { readBrandFolder } from '../../src/manifest/assets/readBrandFolder.ts';
import { readBrands } from '../../src/manifest/assets/readBrands.ts';
import { readOptions } from '../../src/server/tenants/registry/readOptions.ts';
import { type ExitCode, type Io, printJson } from '../commandLine.ts';
import { type Answers, ask, type GivenAnswers, suggested, whatIsWrong } from './answers.ts';
import { type Run, say } from './console.ts';

const schema = fileURLToPath(new URL('../../schema/brand.schema.json', import.meta.url));

/** Address of the schema from a brand's folder. */
const schemaFrom = (folder: string) => relative(folder, schema).replaceAll('\\', '/');

/** Creates a brand that validates, or nothing at all. */
export async function create(flags: GivenAnswers, logo: string | undefined, run: Run): Promise<ExitCode> {
  const { language } = run;
  for (const [name, value] of Object.entries(flags) as [keyof Answers, string | undefined][]) {
    const wrong = value === undefined ? null : whatIsWrong(name, value, run);
    if (wrong !== null) return refuse(run.io, wrong, 2);
  }
  const isInteractive = run.io.isInteractive && !run.json;
  if (flags.merchant === undefined && !isInteractive) return refuse(run.io, say(language, 'needMerchant'), 2);
  const given = Object.fromEntries(Object.entries(flags).filter(([, value]) => value !== undefined));
  const answers = isInteractive ? await ask(flags, run) : { ...suggested(flags.merchant ?? ''), ...given };
  if (answers === null) return 1;
  const obstacle = await conflictWith(answers, logo, run);
  return obstacle === null ? await make(answers, logo, run) : refuse(run.io, obstacle, 1);
}

function refuse({ complain }: Io, sentence: string, code: ExitCode): ExitCode {
  complain(sentence);
  return code;
}

async function conflictWith(
  { merchant, host }: Answers,
  logo: string | undefined,
  { brands, language }: Run,
): Promise<string | null> {
  const folder = join(brands, merchant);
  if (await exists(folder)) return say(language, 'folderExists', { folder, merchant });
  if (logo !== undefined && !(await exists(logo))) return say(language, 'noLogo', { file: logo });
  const others = (await exists(brands)) ? await readBrands(brands) : [];
  const owner = others.find(({ reading }) => reading.ok && reading.brand.hosts.includes(host));
  return owner === undefined ? null : say(language, 'hostTaken', { host, other: owner.folder });
}

async function exists(address: string): Promise<boolean> {
  return (await stat(address).catch(() => null)) !== null;
}

/** Written to a hidden folder and renamed, so that a running server never reads half a brand. */
async function make(answers: Answers, logo: string | undefined, { brands, json, language, io }: Run): Promise<ExitCode> {
  const { merchant, host } = answers;
  const folder = join(brands, merchant);
  const draft = join(brands, `.${merchant}-${process.pid}`);
  await mkdir(draft, { recursive: true });
  try {
    const picture = await writeLogo(draft, answers, logo);
    await writeFile(
      join(draft, 'brand.json'),
      `${JSON.stringify(firstManifest(answers, picture, schemaFrom(folder)), null, 2)}\n`,
    );
    const reading = await readBrandFolder(draft, { ...readOptions, folder: merchant, file: join(folder, 'brand.json') });
    if (!reading.ok) {
      for (const problem of reading.problems)
        io.complain(`${problem.file}:${problem.line}:${problem.column} ${localized(problem.message, language)}`);
      return refuse(io, say(language, 'notMade'), 1);
    }
    await rename(draft, folder);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  const address = `http://${host}:${process.env['PORT'] ?? '4000'}`;
  if (json) printJson(io, { ok: true, merchant, folder, address });
  else io.print(say(language, 'made', { merchant, folder, address }));
  return 0;
}

async function writeLogo(draft: string, { name, merchant, seed }: Answers, logo: string | undefined): Promise<string> {
  const picture = `logo${logo === undefined ? '.svg' : extname(logo).toLowerCase()}`;
  if (logo === undefined) await writeFile(join(draft, picture), drawLogo(name, merchant, seed));
  else await copyFile(logo, join(draft, picture));
  return picture;
}
