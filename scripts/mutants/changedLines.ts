/** Numbers of the lines that a change added or replaced, by file. A file that was only renamed or shortened has none. */
export type ChangedLines = ReadonlyMap<string, ReadonlySet<number>>;

/** Runs git with these arguments; null if it fails. */
export type Git = (...args: readonly string[]) => string | null;

export class NoBaseError extends Error {}

const daySeconds = 86_400;

/** Refs that a change may land on, most informative first. */
const landed = ['@{upstream}', 'origin/HEAD', 'origin/main', 'main'];

/** Layout of the diff that `linesIn` reads, whatever the settings of the machine are. */
const diffOptions = ['--unified=0', '--no-color', '--no-ext-diff', '--no-textconv', '--find-renames', '--diff-filter=d'];
const prefixes = ['--src-prefix=a/', '--dst-prefix=b/'];

/**
 * The commit that a change began from. Of a branch: where it left what has landed. Of what has landed: the last commit that
 * is a day older than the newest one, by the dates of the commits, so that the same clone always has the same base. A clone
 * without one so old begins at its first commit; one of a single commit has no past, so its base is the empty tree.
 * @throws NoBaseError if `asked` is no commit of this history, or there is no history
 */
export function changeBase(git: Git, asked?: string): string {
  const merge = (commit: string) => git('merge-base', 'HEAD', commit);
  if (asked !== undefined) {
    const base = merge(asked);
    if (base === null) throw new NoBaseError(asked);
    return base;
  }
  const [head, time] = git('log', '-1', '--format=%H %ct')?.split(' ') ?? [];
  if (head === undefined) throw new NoBaseError('HEAD');
  const left = landed.map(merge).find((base) => base !== null && base !== head);
  if (left !== undefined && left !== null) return left;
  const past = (...limits: readonly string[]) => git('rev-list', '--first-parent', ...limits, 'HEAD')?.split('\n') ?? [];
  const [dayBefore] = past('--max-count=1', `--min-age=${Number(time) - daySeconds}`);
  const base = dayBefore || past().at(-1);
  if (base !== undefined && base !== head) return base;
  const empty = git('hash-object', '-t', 'tree', '/dev/null');
  if (empty === null) throw new NoBaseError('HEAD');
  return empty;
}

/** Lines below `src` that differ from the base, committed or not; of a file that git does not know, all. */
export function changedLines(git: Git, base: string, read: (file: string) => string): ChangedLines {
  const lines = new Map(
    linesIn(git('-c', 'core.quotePath=false', 'diff', ...diffOptions, ...prefixes, base, '--', 'src') ?? ''),
  );
  const unknown = git('ls-files', '--others', '--exclude-standard', '-z', '--', 'src') ?? '';
  for (const file of unknown.split('\0').filter((name) => name !== ''))
    lines.set(file, new Set(Array.from(read(file).split('\n'), (_line, index) => index + 1)));
  return lines;
}

/** Reads a diff without context lines. Texts of lines may look like heads of files: a hunk says how many lines it has. */
export function linesIn(diff: string): ChangedLines {
  const files = new Map<string, Set<number>>();
  let file: string | undefined;
  let texts = 0;
  for (const line of diff.split('\n')) {
    if (texts > 0 && /^[+-]/.test(line)) {
      texts -= 1;
      continue;
    }
    // Git ends a name that has blanks with a tab.
    const named = /^\+\+\+ b\/([^\t]+)/.exec(line);
    if (named !== null) file = named[1];
    const hunk = /^@@ -\d+(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(line);
    if (hunk === null || file === undefined) continue;
    const [, removed = '1', from = '', added = '1'] = hunk;
    texts = Number(removed) + Number(added);
    const numbers = files.get(file) ?? new Set();
    for (let index = 0; index < Number(added); index += 1) numbers.add(Number(from) + index);
    if (numbers.size > 0) files.set(file, numbers);
  }
  return files;
}
