import { extname } from 'node:path';
import { minifySync, transformWithOxc } from 'vite';

/** Only sources are rewritten: JSON loses its white space, every other file counts as its text. */
const isScript = (file: string) => /\.[cm]?[jt]sx?$/.test(file);

/**
 * The text of a file without anything that cannot change what it does: types, comments, formatting, names of local
 * variables. Equal results mean equal behaviour. Order of imports stays, because style sheets follow it.
 */
export async function normalize(file: string, source: string): Promise<string> {
  if (extname(file) === '.json') return JSON.stringify(JSON.parse(source));
  if (!isScript(file)) return source;
  // The names decide how the text is parsed and nothing else, so equal files in different places give equal results.
  const { code } = await transformWithOxc(source, `module${extname(file)}`, {
    sourcemap: false,
    tsconfig: false,
    jsx: { runtime: 'automatic', development: false },
    typescript: { onlyRemoveTypeImports: true },
  });
  const { code: short, errors } = minifySync('module.js', code, { module: true, compress: true, mangle: { toplevel: true } });
  const [error] = errors;
  if (error !== undefined) throw new Error(`${file} cannot be parsed: ${error.message}`);
  return short;
}
