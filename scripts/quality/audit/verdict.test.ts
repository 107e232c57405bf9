import { expect, it } from 'vitest';
import { auditVerdict, licenceVerdict } from './verdict.ts';

const via = (id: string, severity: string) => ({
  source: 1,
  name: 'left',
  dependency: 'left',
  title: 'Runs anything',
  url: `https://github.com/advisories/${id}`,
  severity,
  range: '<2',
});
const report = (...found: readonly ReturnType<typeof via>[]) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: {
      left: { name: 'left', severity: 'high', via: found },
      above: { name: 'above', severity: 'high', via: ['left'] },
    },
  });
const today = '2026-11-23';
const packages = new Set(['left@1.0.0', '@scope/other@1.0.0']);
const accepted = (until: string) => [{ id: 'GHSA-1', reason: 'not reachable', until }];

it('fails for a high or critical vulnerability, and names it once', () => {
  const { ok, lines } = auditVerdict(report(via('GHSA-1', 'high'), via('GHSA-2', 'moderate')), {
    accepted: [],
    packages,
    today,
  });
  expect(ok).toBe(false);
  expect(lines).toEqual([
    'high GHSA-1 in left: Runs anything https://github.com/advisories/GHSA-1',
    expect.stringContaining('acceptedRisks.json'),
  ]);
  expect(auditVerdict(report(via('GHSA-2', 'moderate')), { accepted: [], packages, today }).ok).toBe(true);
});

it('counts no advisory and no licence of a package that is not in a release', () => {
  const others = new Set(['@scope/other@1.0.0']);
  expect(auditVerdict(report(via('GHSA-1', 'high')), { accepted: [], packages: others, today })).toMatchObject({ ok: true });
  const components = [{ 'bom-ref': 'left@1.0.0', name: 'left', licenses: [] }];
  const risks = { advisories: [], licences: [], packages: [] };
  expect(licenceVerdict(JSON.stringify({ components }), risks, others)).toMatchObject({ ok: true });
  expect(licenceVerdict(JSON.stringify({ components }), risks, packages)).toMatchObject({ ok: false });
});

it('accepts an advisory until its day, and reports one that is accepted without need', () => {
  const found = report(via('GHSA-1', 'critical'));
  expect(auditVerdict(found, { accepted: accepted('2026-11-24'), packages, today })).toMatchObject({ ok: true });
  const expired = auditVerdict(found, { accepted: accepted(today), packages, today });
  expect([expired.ok, expired.lines[0]]).toEqual([
    false,
    expect.stringContaining(`Accepted until ${today} only: not reachable`),
  ]);
  expect(auditVerdict(report(), { accepted: accepted('2027-01-01'), packages, today })).toMatchObject({
    ok: true,
    lines: [expect.anything(), expect.stringContaining('GHSA-1 is accepted')],
  });
});

it('reports an audit that could not run, and fails nothing', () => {
  const refused = JSON.stringify({ message: '405 Method Not Allowed - POST https://registry.test', statusCode: 405, body: '' });
  expect(auditVerdict(refused, { accepted: [], packages, today })).toMatchObject({
    ok: true,
    lines: [expect.stringMatching(/^NOT CHECKED.*405/)],
  });
  expect(auditVerdict('', { accepted: [], packages, today })).toMatchObject({
    ok: true,
    lines: [expect.stringMatching(/^NOT CHECKED/)],
  });
});

it('fails for a licence that is not accepted', () => {
  const component = (name: string, ...licenses: object[]) => ({ 'bom-ref': `${name}@1.0.0`, name, licenses });
  const mit = component('one', { license: { id: 'MIT' } });
  const risks = { advisories: [], licences: ['MIT'], packages: [{ name: '@img/libvips-', reason: 'shared library' }] };
  const of = (...components: object[]) =>
    licenceVerdict(
      JSON.stringify({ components }),
      risks,
      new Set(components.map((each) => (each as { 'bom-ref': string })['bom-ref'])),
    );
  expect(of(mit, component('@img/libvips-x64', { license: { id: 'LGPL-3.0-or-later' } }))).toMatchObject({ ok: true });
  expect(of(mit, component('two', { expression: 'GPL-3.0-only' }), component('three'))).toMatchObject({
    ok: false,
    lines: ['two: GPL-3.0-only', 'three: no licence', expect.any(String)],
  });
  expect(licenceVerdict('', risks, packages).ok).toBe(false);
});
