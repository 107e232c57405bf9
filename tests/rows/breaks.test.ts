import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/paths.ts';
import { breakFileOf, breakFiles, isBreak, namedRows, planted, readEntries } from '../../scripts/rows/rows.ts';

const entries = [...readEntries()];

/** Fault of a break that is no use: its text is gone, or what it leaves is no program. */
function faultOf([id, entry]: (typeof entries)[number]): string | null {
  if (!isBreak(entry)) return entry.reason.length > 20 ? null : `${id}: no reason`;
  const change = planted(entry, readFileSync(join(root, entry.file), 'utf8'));
  if ('fault' in change) return `${id}: ${change.fault}`;
  try {
    if (entry.file.endsWith('.json')) JSON.parse(change.source);
    if (!/\.tsx?$/.test(entry.file)) return null;
    const [error] = parseSync(entry.file, change.source).errors;
    return error === undefined ? null : `${id}: ${error.message}`;
  } catch (error) {
    return `${id}: ${String(error)}`;
  }
}

describe('breaks of requirements', () => {
  it('stand each in the file of its kind, for a requirement that a test names', () => {
    const named = new Set(namedRows().map(({ id }) => id));
    const strangers = entries.filter(([id]) => !named.has(id) || !breakFiles().includes(breakFileOf(id)));
    expect(strangers.map(([id]) => id)).toEqual([]);
  });

  it('can be planted: the text stands once in the file, and what is left is still a program or data', () => {
    expect(entries.map(faultOf).filter((fault) => fault !== null)).toEqual([]);
  });
});
