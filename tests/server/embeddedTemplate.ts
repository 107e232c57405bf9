import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../src/server/platform/db/index.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the embedded databases of the run; undefined in a project that runs on PostgreSQL. */
    embedded?: string;
  }
}

/** Global setup of the suites that run on the embedded database: one migrated template, whose files every suite copies. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'livery-embedded-'));
  const { close } = await openDatabase({ kind: 'embedded', directory: join(folder, 'template') });
  await close();
  project.provide('embedded', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
