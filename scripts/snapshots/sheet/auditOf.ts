import { spawnSync } from 'node:child_process';
import type { LocalText } from '../../../src/domain/language.ts';
import type { Measured } from '../../brand/audit.ts';
import { brandsFolder, root } from '../../paths.ts';

/** The part of the colour audit that a sheet shows. */
export interface Audit {
  readonly findings: readonly { readonly mode: string; readonly sentence: LocalText }[];
  readonly narrowest: readonly Measured[];
}

/** Result of `npm run brand -- audit`; null if the manifest is unreadable. */
export function auditOf(brand: string, brands = brandsFolder): Audit | null {
  const { stdout } = spawnSync(process.execPath, ['scripts/brand.ts', 'audit', brand, '--json', '--brands', brands], {
    cwd: root,
    encoding: 'utf8',
  });
  try {
    const [result] = (JSON.parse(stdout) as { brands: (Audit & { readable: boolean })[] }).brands;
    return result?.readable === true ? result : null;
  } catch {
    return null;
  }
}
