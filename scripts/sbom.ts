import { takeNoArguments } from './commandLine.ts';
import { npmOutput } from './quality/release/npmOutput.ts';
import { released } from './quality/release/packages.ts';

takeNoArguments('npm run sbom', {
  en: 'Prints the list of all packages that a release installs or that its builds contain, as CycloneDX.',
  vi: 'In danh sách mọi gói mà bản phát hành cài đặt hoặc có trong bản dựng, theo định dạng CycloneDX.',
});

interface Bill {
  readonly components: readonly { readonly 'bom-ref': string }[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

const packages = released();
const output = npmOutput('sbom', '--package-lock-only', '--sbom-format=cyclonedx');
if (output === '')
  throw new Error('npm sbom gave no list of packages: package.json and package-lock.json differ. Run npm install.');
const bill = JSON.parse(output) as Bill;
const components = bill.components.filter((component) => packages.has(component['bom-ref']));
const kept = new Set(components.map((component) => component['bom-ref']));
const dependencies = bill.dependencies
  .filter(({ ref }) => kept.has(ref) || !bill.components.some((component) => component['bom-ref'] === ref))
  .map((each) => ({ ...each, dependsOn: each.dependsOn.filter((ref) => kept.has(ref)) }));
console.log(JSON.stringify({ ...bill, components, dependencies }, null, 2));
