import { extname } from 'node:path';
import { minifySync, transformWithOxc } from 'vite';

/** Scripts are minified and JSON is reformatted; other files are used verbatim. */
const isScript = (file: string) => /\.[cm]?[jt]sx?$/.test(file);

/**
 * Canonical text of a file: without types, comments, formatting and local variable names. Equal results mean equal
 * behaviour. Import order is kept, because it determines style sheet order.
 */
export async function normalize(file: string, source: string): Promise<string> {
  if (extname(file) === '.json') return JSON.stringify(JSON.parse(source));
  if (!isScript(file)) return source;
  // Only the extension matters for parsing; a fixed name makes the result independent of the path.
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
