import { spawnSync } from 'node:child_process';
import { brandsFolder, root } from '../../paths.ts';

/** What the audit of colours says, as far as a sheet shows it. */
export interface Audit {
  readonly findings: readonly { readonly mode: string; readonly sentence: Readonly<Record<'vi' | 'en', string>> }[];
  readonly narrowest: readonly {
    readonly mode: string;
    readonly foreground: string;
    readonly background: string;
    readonly ratio: number;
    readonly needed: number;
  }[];
}

/** The same measurement as `npm run brand -- audit`; null when the manifest cannot be read. */
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
