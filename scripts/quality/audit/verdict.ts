/** A known vulnerability that is accepted for a time. */
export interface AcceptedAdvisory {
  /** GHSA id. */
  readonly id: string;
  readonly reason: string;
  /** Day from which it counts again, `YYYY-MM-DD`. */
  readonly until: string;
}

export interface AcceptedRisks {
  readonly advisories: readonly AcceptedAdvisory[];
  /** SPDX expressions. */
  readonly licences: readonly string[];
  /** Packages with another licence, by the start of their name. */
  readonly packages: readonly { readonly name: string; readonly reason: string }[];
}

export interface Verdict {
  /** False only for a finding: an audit that could not run is no finding. */
  readonly ok: boolean;
  readonly lines: readonly string[];
}

const counted = ['high', 'critical'];

interface Advisory {
  readonly id: string;
  readonly name: string;
  readonly severity: string;
  readonly title: string;
  readonly url: string;
}

interface Audited {
  readonly accepted: readonly AcceptedAdvisory[];
  /** Packages of a release, as `name@version`; advisories on other packages do not count. */
  readonly packages: ReadonlySet<string>;
  /** `YYYY-MM-DD` */
  readonly today: string;
}

/**
 * Verdict on the output of `npm audit --json`.
 *
 * @param output Empty if npm did not run or not end.
 */
export function auditVerdict(output: string, { accepted, packages, today }: Audited): Verdict {
  const report = parsed(output);
  const { vulnerabilities } = report;
  if (!isObject(vulnerabilities)) {
    // Without the address that npm names.
    const reason = typeof report['message'] === 'string' ? report['message'].replace(/ - [A-Z]+ https?:\S+/, '') : 'no answer';
    return { ok: true, lines: [`NOT CHECKED for known vulnerabilities: the registry gives no list here (${reason}).`] };
  }
  const names = new Set(Array.from(packages, (each) => each.slice(0, each.lastIndexOf('@'))));
  const found = advisoriesOf(vulnerabilities).filter(({ name }) => names.has(name));
  const open = found.filter(({ id }) => !accepted.some((each) => each.id === id && today < each.until));
  const lines = open.map(({ id, name, severity, title, url }) => {
    const expired = accepted.find((each) => each.id === id);
    const note = expired === undefined ? '' : ` Accepted until ${expired.until} only: ${expired.reason}.`;
    return `${severity} ${id} in ${name}: ${title} ${url}${note}`;
  });
  const unused = accepted.filter(({ id }) => !found.some((advisory) => advisory.id === id));
  const hints = unused.map(
    ({ id }) => `${id} is accepted in scripts/quality/acceptedRisks.json but no longer reported. Remove it.`,
  );
  if (open.length === 0) return { ok: true, lines: [`No open vulnerability, accepted: ${found.length}.`, ...hints] };
  const next = 'Update the package, or accept the advisory with reason and date in scripts/quality/acceptedRisks.json.';
  return { ok: false, lines: [...lines, next, ...hints] };
}

/**
 * Verdict on the output of `npm sbom --sbom-format cyclonedx`.
 *
 * @param released Packages of a release, as `name@version`; licences of other packages do not count.
 */
export function licenceVerdict(output: string, { licences, packages }: AcceptedRisks, released: ReadonlySet<string>): Verdict {
  const { components: all } = parsed(output);
  if (!Array.isArray(all)) return { ok: false, lines: ['npm sbom gave no list of packages. Run npm ci.'] };
  const components = all.filter((each: unknown) => isObject(each) && released.has(String(each['bom-ref'])));
  const other = components.flatMap((component: unknown) => {
    if (!isObject(component)) return [];
    const name = String(component['name']);
    const licence = licenceOf(component);
    const isFine = licences.includes(licence) || packages.some((each) => name.startsWith(each.name));
    return isFine ? [] : [`${name}: ${licence === '' ? 'no licence' : licence}`];
  });
  if (other.length === 0) return { ok: true, lines: [`Licences of ${components.length} packages of a release are accepted.`] };
  const next = 'Use another package, or accept it with a reason in scripts/quality/acceptedRisks.json.';
  return { ok: false, lines: [...new Set(other), next] };
}

function licenceOf(component: Content): string {
  const [first] = Array.isArray(component['licenses']) ? (component['licenses'] as unknown[]) : [];
  if (!isObject(first)) return '';
  const { license, expression } = first;
  if (typeof expression === 'string') return expression;
  const named = isObject(license) ? (license['id'] ?? license['name']) : undefined;
  return typeof named === 'string' ? named : '';
}

/** Each advisory once, however many packages are affected through it. */
function advisoriesOf(vulnerabilities: Content): Advisory[] {
  const found = new Map<string, Advisory>();
  for (const entry of Object.values(vulnerabilities)) {
    const via = isObject(entry) && Array.isArray(entry['via']) ? (entry['via'] as unknown[]) : [];
    for (const each of via) {
      if (!isObject(each) || !counted.includes(String(each['severity']))) continue;
      const url = String(each['url']);
      const id = url.split('/').at(-1) ?? url;
      found.set(id, { id, url, name: String(each['name']), severity: String(each['severity']), title: String(each['title']) });
    }
  }
  return [...found.values()];
}

type Content = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Content => typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(output: string): Content {
  try {
    const value: unknown = JSON.parse(output);
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}
