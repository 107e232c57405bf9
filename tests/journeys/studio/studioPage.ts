import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { demoOperatorLogins } from '../../../src/server/studio/operators/demoOperators.ts';
import { studioCalls } from '../../../src/wire/studio/calls.ts';
import { port } from '../world.ts';

/** The studio answers on a host that no brand has. */
export const studioOrigin = `http://localhost:${port}`;

export type OperatorName = 'mai' | 'khoa' | 'phong' | 'ngan' | 'binh';

/** Words of the studio from the product's own files. */
export function studioWords(language: 'vi' | 'en'): (key: string, slots?: Readonly<Record<string, string | number>>) => string {
  const folder = `src/studio/i18n/${language}`;
  const files = readdirSync(folder).map((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as object);
  const words = Object.assign({}, ...files) as Record<string, string>;
  return (key, slots = {}) => {
    const word = words[key];
    if (word === undefined) throw new Error(`The studio has no word "${key}".`);
    return word.replace(/\{\{(\w+)\}\}/g, (_, slot: string) => String(slots[slot] ?? ''));
  };
}

/** A browser in which a demo operator is signed in: by the calls of the sign-in page, whose second factor they may set up later. */
export async function operatorContext(browser: Browser, name: OperatorName): Promise<BrowserContext> {
  const context = await browser.newContext();
  const login = demoOperatorLogins.find((each) => each.name === name);
  await studioCall(context, 'signIn', { data: { name, password: login?.password } });
  const signedIn = await studioCall(context, 'skipEnrolment', { data: {} });
  expect(signedIn).toMatchObject({ step: 'signedIn', operator: { name } });
  return context;
}

/** The first jobs of a server that has just started hold its one connection to the database: the first calls wait for them. */
const callMs = 90_000;

interface StudioRequest {
  readonly params?: Readonly<Record<string, string>>;
  readonly data?: unknown;
}

/** Value of a call that this browser's operator makes. */
export async function studioCall(
  context: BrowserContext,
  name: keyof typeof studioCalls,
  { params = {}, data }: StudioRequest = {},
): Promise<unknown> {
  const [method, pattern] = studioCalls[name];
  const path = pattern.replace(/:(\w+)/g, (_, key: string) => params[key] ?? '');
  const headers = { origin: studioOrigin };
  const response = await context.request.fetch(studioOrigin + path, {
    method,
    headers,
    timeout: callMs,
    ...(data === undefined ? {} : { data }),
  });
  const answer = (await response.json()) as { readonly success: boolean; readonly value: unknown; readonly code: string };
  if (!answer.success) throw new Error(`${name}: ${answer.code} ${JSON.stringify(answer.value)}`);
  return answer.value;
}

/** A brand that only one journey edits. */
export async function newBrand(context: BrowserContext): Promise<string> {
  const merchant = `j${randomBytes(5).toString('hex')}`;
  const inputs = { merchant, name: 'Aurora', host: `${merchant}.localhost`, seed: '#7c3aed', language: 'vi' };
  await studioCall(context, 'createBrand', { data: inputs });
  return merchant;
}

/** The editor of a brand, open in a page of this browser and connected. */
export async function openEditor(page: Page, merchant: string, section = 'identity'): Promise<Page> {
  await page.goto(`${studioOrigin}/studio/brands/${merchant}/edit?section=${section}`);
  await expect(setting(page, '/name').first()).toBeVisible();
  return page;
}

/** Everything that the form shows of a setting. */
export const setting = (page: Page, pointer: string) => page.locator(`[data-setting="${pointer}"]`);

/** Document of the draft as the server has it. */
export async function draftOf(context: BrowserContext, merchant: string): Promise<Readonly<Record<string, unknown>>> {
  const draft = await studioCall(context, 'draft', { params: { merchant } });
  return (draft as { readonly document: Readonly<Record<string, unknown>> }).document;
}
