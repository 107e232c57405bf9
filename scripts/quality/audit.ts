import { spawnSync } from 'node:child_process';
import accepted from './acceptedRisks.json' with { type: 'json' };
import { auditVerdict, licenceVerdict } from './audit/verdict.ts';

/**
 * Fails for a known vulnerability of a package that a release contains, unless `acceptedRisks.json` accepts it, and for a licence
 * outside of that list. A registry that cannot be asked is reported and fails nothing.
 */
const timeoutMs = 60_000;

const npm = (...args: readonly string[]) =>
  spawnSync('npm', [...args, '--omit=dev', '--json'], {
    encoding: 'utf8',
    timeout: timeoutMs,
    maxBuffer: 100_000_000,
    shell: process.platform === 'win32',
  }).stdout ?? '';

const today = new Date().toISOString().slice(0, 10);
const verdicts = [
  auditVerdict(npm('audit', '--audit-level=high', '--fetch-retries=1', '--fetch-timeout=20000'), accepted.advisories, today),
  licenceVerdict(npm('sbom', '--sbom-format=cyclonedx'), accepted),
];
for (const { ok, lines } of verdicts) for (const line of lines) (ok ? console.log : console.error)(line);
if (verdicts.some(({ ok }) => !ok)) process.exitCode = 1;
