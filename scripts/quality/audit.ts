import accepted from './acceptedRisks.json' with { type: 'json' };
import { auditVerdict, licenceVerdict } from './audit/verdict.ts';
import { npmOutput } from './release/npmOutput.ts';
import { released } from './release/packages.ts';

/**
 * Fails for a known vulnerability of a package that a release contains, unless `acceptedRisks.json` accepts it, and for a licence
 * outside of that list. A registry that cannot be asked is reported and fails nothing.
 */
const today = new Date().toISOString().slice(0, 10);
const packages = released();
const audit = npmOutput('audit', '--json', '--audit-level=high', '--fetch-retries=1', '--fetch-timeout=20000');
const verdicts = [
  auditVerdict(audit, { accepted: accepted.advisories, packages, today }),
  licenceVerdict(npmOutput('sbom', '--package-lock-only', '--sbom-format=cyclonedx'), accepted, packages),
];
for (const { ok, lines } of verdicts) for (const line of lines) (ok ? console.log : console.error)(line);
if (verdicts.some(({ ok }) => !ok)) process.exitCode = 1;
