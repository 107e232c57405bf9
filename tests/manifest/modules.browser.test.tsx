import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { memberPageKeys, memberPagesOf } from '../../src/domain/memberPages.ts';
import { ForgotModal, LoginModal, RegisterModal } from '../../src/features/auth/authChunk.tsx';
import { HeaderSession } from '../../src/features/auth/header/HeaderSession.tsx';
import { SideMenuSession } from '../../src/features/auth/menu/SideMenuSession.tsx';
import { pendingLink } from '../../src/features/auth/window/visitSlots.ts';
import { BottomNav } from '../../src/features/shell/bottom/BottomNav.tsx';
import NavEnd from '../../src/features/shell/nav/NavEnd.tsx';
import { closedNavMenu } from '../../src/features/shell/nav/navMenu.ts';
import { createText, type TextKey } from '../../src/i18n/index.ts';
import { type Brand, type BrandModules, readBrand } from '../../src/manifest/index.ts';
import { moduleNames } from '../../src/manifest/moduleRequirements.ts';
import { type Overlays, useOverlays } from '../../src/runtime/overlays/index.ts';
import { useVisit, type Visit } from '../../src/runtime/session/index.ts';
import type { Boot } from '../../src/wire/boot.ts';
import { smallestManifest } from './fullManifest.ts';
import { bootOf, Site } from './site.tsx';

type ModuleName = keyof BrandModules;

const text = await createText('vi', {}, 'all');
const t = (key: TextKey) => text.t(key);
let leave: () => void = () => undefined;

afterEach(() => leave());

/** The brand of a manifest with these modules; null if the manifest is refused. */
function brandWith(modules: Partial<Record<ModuleName, boolean>>): Brand | null {
  const reading = readBrand(JSON.stringify({ ...smallestManifest, modules }));
  return reading.ok ? reading.brand : null;
}

/** The phone form asks for no name here, which distinguishes the two forms of registration. */
function bootWithoutNames(brand: Brand): Boot {
  const boot = bootOf(brand);
  const { registerRules } = boot.permission;
  const { username: _name, ...fields } = registerRules.fields;
  return { ...boot, permission: { ...boot.permission, registerRules: { ...registerRules, fields } } };
}

async function draw(brand: Brand, content: ReactNode): Promise<void> {
  leave();
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  leave = () => {
    root.unmount();
    box.remove();
    leave = () => undefined;
  };
  root.render(
    <Site boot={bootWithoutNames(brand)} text={text}>
      {content}
      <i data-drawn />
    </Site>,
  );
  await expect.poll(() => box.querySelector('[data-drawn]')).not.toBe(null);
}

const stay = () => undefined;

const control = {
  menu: closedNavMenu,
  open: stay,
  openSoon: stay,
  point: stay,
  close: stay,
  closeSoon: stay,
} as unknown as ComponentProps<typeof NavEnd>['control'];

/** Every place that opens a form of signing in, and the forms; and the lines around a page, which lead to the member centre. */
const entrances = (
  <>
    <section id="lines">
      <NavEnd control={control} />
      <BottomNav support={null} menuOpen={false} onMenu={stay} />
    </section>
    <section id="header">
      <HeaderSession balance={null} entries={null} avatar={null} />
    </section>
    <section id="menu">
      <SideMenuSession balance={null} entries={null} avatar={null} onFollow={stay} />
    </section>
    <section id="login">
      <LoginModal close={stay} pane={null} />
    </section>
    <section id="register">
      <RegisterModal close={stay} pane={null} />
    </section>
    <section id="forgot">
      <ForgotModal close={stay} pane={null} />
    </section>
  </>
);

const all = <Kind extends HTMLElement>(selector: string) => [...document.querySelectorAll<Kind>(selector)];
const offers = (place: string, key: TextKey) => all(`${place} button`).some(({ textContent }) => textContent === t(key));

/** Names of the fields of each form in a place: one per tab, or the only one. */
async function formsIn(place: string): Promise<Readonly<Record<string, readonly string[]>>> {
  const fields = () => all<HTMLInputElement>(`${place} form input`).map(({ name }) => name);
  const forms: Record<string, readonly string[]> = {};
  for (const tab of all(`${place} [role=tab]`)) {
    tab.click();
    await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true');
    forms[tab.textContent] = fields();
  }
  return Object.keys(forms).length > 0 || all(`${place} form`).length === 0 ? forms : { '': fields() };
}

/** The modules as a guest sees them, read from the screens alone. */
async function seen(brand: Brand) {
  await draw(brand, entrances);
  const [login, register, forgot] = [await formsIn('#login'), await formsIn('#register'), await formsIn('#forgot')];
  const forms = Object.values(register);
  const byName = forms.find((fields) => fields.includes('username'));
  const byPhone = forms.find((fields) => !fields.includes('username'));
  const links = all('a[href*="member="]').length;
  const pages = memberPagesOf({ modules: brand.modules, toUpline: true, built: new Set(memberPageKeys) });
  return {
    modules: {
      DIRECTREG3: offers('#header', 'session.register'),
      CHNGPASSVERIF3: t('auth.tab.mobile') in forgot,
      MOBILEVERCODELOGIN3: t('auth.tab.mobile') in login,
      showVerCodeLogin: t('auth.tab.mobile') in login,
      hasFreePlay: offers('#login', 'session.trial'),
      usernameEnabled: byName !== undefined,
      mobileReg: byPhone !== undefined,
      smsEnabled: byPhone?.includes('verificationCode') === true,
      mobileRegPass: byPhone?.includes('password') === true,
      MEMBERCENTER: links > 0,
      MANPLAYREB3: pages.includes('manualRebate'),
      INVITE: pages.includes('referral'),
    },
    /** Places besides the header that open registration. */
    waysToRegister: {
      menu: offers('#menu', 'session.register'),
      login: offers('#login', 'auth.login.register'),
    },
    forms: [...Object.values(login), ...forms, ...Object.values(forgot)],
  };
}

type Shown = Awaited<ReturnType<typeof seen>>['modules'];

const shownNames = [
  'DIRECTREG3',
  'CHNGPASSVERIF3',
  'MOBILEVERCODELOGIN3',
  'showVerCodeLogin',
  'hasFreePlay',
  'usernameEnabled',
  'mobileReg',
  'smsEnabled',
  'mobileRegPass',
  'MEMBERCENTER',
  'MANPLAYREB3',
  'INVITE',
] as const satisfies readonly (keyof Shown & ModuleName)[];

/** Decides what follows a login, and shows nothing itself: see the flow of the session. */
const unseen: readonly ModuleName[] = ['pwdEnabled'];

it('looks at every switch of a manifest [MANIFEST-07]', () => {
  expect([...shownNames, ...unseen].toSorted()).toEqual(moduleNames.toSorted());
});

const chosen = (modules: BrandModules) => Object.fromEntries(shownNames.map((name) => [name, modules[name]]));

const everything = Object.fromEntries(moduleNames.map((name) => [name, true])) as Record<ModuleName, boolean>;

it('switches with each code what belongs to it and nothing else: the header’s registration, the phone tabs of login and recovery, the trial, the forms [MANIFEST-07]', async () => {
  const brand = brandWith(everything);
  if (brand === null) throw new Error('Everything on is refused.');
  expect((await seen(brand)).modules).toEqual(chosen(brand.modules));
  // Login by code has two switches, which only go together; the phone form needs a code or a password.
  const alone: readonly (readonly [ModuleName, ...ModuleName[]])[] = [
    ['DIRECTREG3'],
    ['CHNGPASSVERIF3'],
    ['MOBILEVERCODELOGIN3', 'showVerCodeLogin'],
    ['hasFreePlay'],
    ['usernameEnabled'],
    ['mobileReg', 'smsEnabled', 'mobileRegPass'],
    ['smsEnabled'],
    ['mobileRegPass'],
    ['MEMBERCENTER', 'MANPLAYREB3', 'INVITE'],
    ['MANPLAYREB3'],
    ['INVITE'],
  ];
  for (const names of alone) {
    const less = brandWith({ ...everything, ...Object.fromEntries(names.map((name) => [name, false])) });
    if (less === null) throw new Error(`${names.join()} off is refused.`);
    const on = Object.fromEntries(shownNames.map((name) => [name, !(names as readonly string[]).includes(name)]));
    expect([names, (await seen(less)).modules]).toEqual([names, on]);
  }
});

it('shows a form behind every entrance and an entrance for every form, whatever pair of switches a manifest sets [MANIFEST-08]', async () => {
  const pairs = moduleNames.flatMap((first) =>
    moduleNames.filter((name) => name > first).map((name) => [first, name] as const),
  );
  const brands = new Map<string, Brand>();
  for (const [first, second] of pairs)
    for (const [one, two] of [
      [true, true],
      [true, false],
      [false, true],
      [false, false],
    ]) {
      const brand = brandWith({ [first]: one, [second]: two });
      if (brand !== null) brands.set(JSON.stringify(chosen(brand.modules)), brand);
    }
  expect(brands.size).toBeGreaterThan(20);
  for (const brand of brands.values()) {
    const { modules, waysToRegister, forms } = await seen(brand);
    const mayRegister = modules.usernameEnabled || modules.mobileReg;
    const set = chosen(brand.modules);
    expect([set, modules, waysToRegister]).toEqual([set, set, { menu: mayRegister, login: mayRegister }]);
    expect([set, forms.filter((fields) => fields.length === 0)]).toEqual([set, []]);
    expect([set, modules.DIRECTREG3 && !mayRegister]).toEqual([set, false]);
    expect([set, modules.mobileReg && !modules.smsEnabled && !modules.mobileRegPass]).toEqual([set, false]);
  }
});

it('offers no registration to an unknown social identity while the brand has no form for it [MANIFEST-08]', async () => {
  const link = { ticket: 'ticket', channel: 'google' } as NonNullable<ReturnType<typeof pendingLink.initial>>;
  for (const isOn of [true, false]) {
    const brand = brandWith({ DIRECTREG3: false, usernameEnabled: isOn, mobileReg: false });
    if (brand === null) throw new Error('No form of registration is refused.');
    await draw(brand, <WithLink link={link}>{entrances}</WithLink>);
    expect(document.querySelector('#login')?.textContent).toContain(t('auth.link.title'));
    expect(offers('#login', 'session.register')).toBe(isOn);
  }
});

interface WithLinkProps {
  readonly link: NonNullable<ReturnType<typeof pendingLink.initial>>;
  readonly children: ReactNode;
}

function WithLink({ link, children }: WithLinkProps) {
  const visit: Visit = useVisit();
  visit.write(pendingLink, link);
  return children;
}

it.each([
  ['loginPopupModal', 'w_login'],
  ['registerModal', 'w_register'],
] as const)('%s shows the banner of its group %s, and none on a phone [CONST-37]', async (modal, group) => {
  const brand = brandWith({});
  if (brand === null) throw new Error('The smallest manifest is refused.');
  let overlays: Overlays | null = null;
  function Grab() {
    const given = useOverlays();
    useEffect(() => {
      overlays = given;
    }, [given]);
    return null;
  }
  await page.viewport(1440, 900);
  await draw(brand, <Grab />);
  await expect.poll(() => overlays).not.toBe(null);
  (overlays as unknown as Overlays).openModal(modal);
  await expect.element(page.getByRole('dialog').getByAltText(group)).toBeVisible();
  expect(all<HTMLImageElement>('[role=dialog] img').flatMap(({ alt }) => (alt.startsWith('w_') ? [alt] : []))).toEqual([group]);
  await page.viewport(390, 844);
  await expect.element(page.getByRole('dialog').getByAltText(group)).not.toBeVisible();
});
