import { afterEach, expect, it } from 'vitest';
import { isQuiet, popupMark, watchPage } from './watchPage.ts';

afterEach(() => document.body.replaceChildren());

const show = (html: string) => {
  document.body.innerHTML = html;
};

it('is quiet unless something floats over the page or someone types', () => {
  show('<main>text</main>');
  expect(isQuiet()).toBe(true);
  for (const role of ['dialog', 'alertdialog', 'menu', 'listbox']) {
    show(`<div role="${role}">x</div>`);
    expect([role, isQuiet()]).toEqual([role, false]);
    show(`<div role="${role}" hidden>x</div>`);
    expect([role, isQuiet()]).toEqual([role, true]);
  }
  show(`<div role="alertdialog"><p ${popupMark}="">ours</p></div>`);
  expect(isQuiet()).toBe(true);
  show(`<div role="alertdialog"><p ${popupMark}="">ours</p></div><div role="dialog">theirs</div>`);
  expect(isQuiet()).toBe(false);
  show('<input><input type="checkbox">');
  document.querySelector<HTMLInputElement>('input[type="checkbox"]')?.focus();
  expect(isQuiet()).toBe(true);
  document.querySelector<HTMLInputElement>('input')?.focus();
  expect(isQuiet()).toBe(false);
});

it('is not quiet between the fields and the button of a form', () => {
  show('<form><input><input type="password"><input type="checkbox"><button>Log in</button></form><button>Other</button>');
  for (const part of document.querySelectorAll<HTMLElement>('form > *')) {
    part.focus();
    expect([part.outerHTML, isQuiet()]).toEqual([part.outerHTML, false]);
  }
  document.querySelector<HTMLElement>('body > button')?.focus();
  expect(isQuiet()).toBe(true);
});

it('reports its state, then every change', async () => {
  show('<main></main>');
  const reports: boolean[] = [];
  const stop = watchPage((quiet) => void reports.push(quiet));
  await expect.poll(() => reports).toEqual([true]);
  show('<div role="dialog">x</div>');
  await expect.poll(() => reports).toEqual([true, false]);
  show('<main></main>');
  await expect.poll(() => reports).toEqual([true, false, true]);
  stop();
});
