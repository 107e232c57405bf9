import { isLocalText, schemaAt } from '../../../../manifest/schema.ts';
import { isWithin, type Place } from '../../document/values.ts';
import type { Screen, ScreenFacts } from './screen.ts';

/** A part of the site by the addresses that show it, and the appearances in which a change of it can go wrong. */
interface Shown {
  readonly on: readonly string[];
  readonly inModes?: true;
  readonly inLanguages?: true;
  readonly onPhone?: true;
}

const nowhere: Shown = { on: [] };
const look: Shown = { on: ['/index', '/login', '/help', '/index?member=depositv2'], inModes: true, onPhone: true };
const home: Shown = { on: ['/index'], onPhone: true };

/** Pages that show a setting. The longest pointer that a setting lies in counts. */
export const shownAt: Readonly<Record<string, Shown>> = {
  '/$schema': nowhere,
  '/schemaVersion': nowhere,
  '/extends': { ...look, inLanguages: true },
  '/merchant': nowhere,
  '/name': { on: ['/index', '/login'], onPhone: true },
  '/tagline': home,
  '/description': home,
  '/hosts': nowhere,
  '/profile': { on: ['/index', '/index?member=depositv2'] },
  '/constants': { on: ['/index', '/register'] },
  '/languages': { on: ['/index'], inLanguages: true, onPhone: true },
  '/words': { on: ['/index', '/login', '/index?member=securityCenter'], inLanguages: true },
  '/money': { on: ['/index?member=transferFund', '/index?member=depositv2'] },
  '/timeZone': { on: ['/index?member=transactionHistory'] },
  '/theme': look,
  '/assets': { on: ['/index', '/login'], inModes: true, onPhone: true },
  '/modules': { on: ['/index', '/login', '/register', '/index?member=securityCenter'], onPhone: true },
  '/registration': { on: ['/register'], onPhone: true },
  '/memberProfile': { on: ['/index?member=securityCenter'] },
  '/signIn': { on: ['/login', '/reset'], onPhone: true },
  '/home': home,
  '/banners': { on: ['/index'], inModes: true, onPhone: true },
  '/banners/w_login': { on: ['/login'] },
  '/promotions': { on: ['/promotions', '/index'], onPhone: true },
  '/missions': { on: ['/index?member=missionLeaderboard', '/index'] },
  '/chat': { on: ['/index'] },
  '/pointMall': { on: ['/pointmall'] },
  '/vip': { on: ['/vip'], onPhone: true },
  '/banks': { on: ['/index?member=securityCenter', '/index?member=depositv2'], onPhone: true },
  '/deposits': { on: ['/index?member=depositv2'], onPhone: true },
  '/help': { on: ['/help'], onPhone: true },
  '/articles': { on: ['/news', '/blog'] },
  '/footer': { on: ['/index'], onPhone: true },
  '/contacts': { on: ['/index', '/help'], onPhone: true },
  '/app': { on: ['/down'], onPhone: true },
  '/downloads': { on: ['/down'], onPhone: true },
  '/catalogue': { on: ['/index', '/rng'] },
  '/lottery': { on: ['/lottery', '/index'] },
  '/status': { on: ['/index'] },
  '/pages': { on: ['/join', '/community'] },
  '/policies': { on: ['/index?member=depositv2', '/index?member=withdraw'] },
  '/frames': nowhere,
  '/cdn': nowhere,
  '/routers': nowhere,
  '/analytics': nowhere,
};

function shownOf(pointer: string): Shown {
  const around = Object.keys(shownAt).filter((setting) => isWithin(pointer, setting));
  const [nearest] = around.toSorted((one, other) => other.length - one.length);
  return nearest === undefined ? nowhere : (shownAt[nearest] ?? nowhere);
}

/** Whether a setting, or the one it is a part of, has a text for each language. */
function isInLanguages(pointer: string): boolean {
  const place: Place = pointer
    .split('/')
    .slice(1)
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  return [place, place.slice(0, -1)].some((at) => {
    const node = schemaAt(at);
    return node !== null && isLocalText(node);
  });
}

/** Screens that show what was changed: each page once, then its other appearances. */
export function screensOf(pointers: readonly string[], { modes, mode, languages, language }: ScreenFacts): readonly Screen[] {
  const found = new Map<string, Screen>();
  const add = (page: string, more: Partial<Screen> = {}) => {
    const screen = { page, mode, language, device: 'desktop' as const, ...more };
    const id = [page, screen.mode, screen.language, screen.device].join(' ');
    if (!found.has(id)) found.set(id, { ...screen, id });
  };
  const changed = pointers.map((pointer) => {
    const shown = shownOf(pointer);
    return { ...shown, inLanguages: shown.inLanguages === true || isInLanguages(pointer) };
  });
  for (const { on } of changed) for (const page of on) add(page);
  for (const { on, inModes } of changed)
    for (const page of inModes === true ? on.slice(0, 2) : [])
      for (const other of modes) if (other !== mode) add(page, { mode: other });
  for (const { on, onPhone } of changed)
    for (const page of onPhone === true ? on.slice(0, 1) : []) add(page, { device: 'phone' });
  for (const { on, inLanguages } of changed)
    for (const page of inLanguages ? on.slice(0, 1) : [])
      for (const other of languages) if (other !== language) add(page, { language: other });
  return [...found.values()];
}
