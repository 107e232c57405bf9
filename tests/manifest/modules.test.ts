import { expect, it } from 'vitest';
import { applyFix, readBrand } from '../../src/manifest/index.ts';
import { alternatives, type ModuleName, moduleRequirements } from '../../src/manifest/moduleRequirements.ts';
import { brandSchema } from '../../src/manifest/schema.ts';
import { moduleTree, namedNodes } from '../../src/server/tenants/permission/index.ts';
import { smallestManifest } from './fullManifest.ts';

const names = Object.keys(brandSchema.properties?.['modules']?.properties ?? {}) as ModuleName[];

const manifest = (modules: Partial<Record<ModuleName, boolean>>) => JSON.stringify({ ...smallestManifest, modules });

const pairs = names.flatMap((first) => names.filter((second) => second > first).map((second) => [first, second] as const));

it('lets no pair of switches leave a dead switch or a screen without a way through [MANIFEST-08]', () => {
  const bad = pairs.flatMap(([first, second]) =>
    [
      [true, true],
      [true, false],
      [false, true],
      [false, false],
    ].flatMap(([one = false, two = false]) => {
      const text = manifest({ [first]: one, [second]: two });
      const reading = readBrand(text);
      if (reading.ok) return deadEnds(reading.brand.modules).map((end) => `${first}=${one} ${second}=${two}: ${end}`);
      return reading.problems.flatMap(({ message: { en = '', vi }, patch }) => {
        const named = names.filter((name) => en.includes(name) && vi.includes(name));
        const isFixed = patch !== undefined && readBrand(applyFix(text, patch)).ok;
        return named.length >= 2 && isFixed ? [] : [`${first}=${one} ${second}=${two}: ${en}`];
      });
    }),
  );
  expect(bad).toEqual([]);
});

it('switches off by itself what the manifest does not mention and what could not work', () => {
  const reading = readBrand(manifest({ mobileReg: false, MEMBERCENTER: false }));
  expect(reading).toMatchObject({
    ok: true,
    brand: { modules: { smsEnabled: false, mobileRegPass: false, INVITE: false, MANPLAYREB3: false } },
  });
});

it('shows member centre and invitations unless a manifest says no [ROLE-16]', () => {
  const shown = [{}, { INVITE: false }].map((modules) => {
    const reading = readBrand(manifest(modules));
    return reading.ok ? [reading.brand.modules.MEMBERCENTER, reading.brand.modules.INVITE] : null;
  });
  expect(shown).toEqual([
    [true, true],
    [true, false],
  ]);
});

it.each([
  ['smsEnabled', 'mobileReg'],
  ['mobileRegPass', 'mobileReg'],
  ['MOBILEVERCODELOGIN3', 'showVerCodeLogin'],
  ['showVerCodeLogin', 'MOBILEVERCODELOGIN3'],
  ['MANPLAYREB3', 'MEMBERCENTER'],
  ['INVITE', 'MEMBERCENTER'],
] as const)('reports %s that is on while %s, which it requires, is off', (name, required) => {
  const reading = readBrand(manifest({ [name]: true, [required]: false }));
  expect(reading.ok ? [] : reading.problems).toMatchObject([{ code: 'module.needs', pointer: `/modules/${required}` }]);
});

it.each(['DIRECTREG3', 'MANPLAYREB3', 'CHNGPASSVERIF3', 'MOBILEVERCODELOGIN3'] as const)(
  'carries %s to the module tree of the site [MANIFEST-07]',
  (name) => {
    const enabled = [true, false].map((on) => {
      const reading = readBrand(manifest({ [name]: on }));
      return reading.ok ? namedNodes(moduleTree(reading.brand), [name])[0]?.enabled : null;
    });
    expect(enabled).toEqual(['1', '0']);
  },
);

function deadEnds(modules: Readonly<Record<ModuleName, boolean>>): string[] {
  const dead = Object.entries(moduleRequirements)
    .filter(([name, required]) => required !== null && modules[name as ModuleName] && !modules[required])
    .map(([name]) => name);
  const closed = alternatives
    .filter(({ module, oneOf }) => modules[module] && !oneOf.some((name) => modules[name]))
    .map(({ module }) => module);
  return [...dead, ...closed];
}
