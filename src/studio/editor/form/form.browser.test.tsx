import '../../theme/global.css.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createActor } from 'xstate';
import type { Draft } from '../../../wire/studio/brands.ts';
import { createQueries } from '../../api/index.ts';
import { createText, TextProvider } from '../../i18n/index.ts';
import { draftMachine } from '../document/draft.machine.ts';
import { valueAt } from '../document/values.ts';
import { DraftContext } from '../draft/useDraft.ts';
import { entryOf, type FieldKind, type FieldModel, fieldAt, fieldsOf } from '../fields/fieldModel.ts';
import { SettingField } from './SettingField.tsx';

const text = await createText('en');
const nothing = () => undefined;
let leave = nothing;

/** The form of some settings, on a draft that is never written. */
function draw(document: unknown, fields: readonly FieldModel[]) {
  const draft: Draft = {
    merchant: 'aurora',
    revision: 1,
    base: 1,
    document,
    published: document,
    files: {},
    problems: [],
    changed: null,
  };
  const actor = createActor(draftMachine, { input: { draft } });
  // Writes wait for the pause after the last key, which no test makes.
  actor.start();
  const root = createRoot(window.document.body.appendChild(window.document.createElement('div')));
  root.render(
    <MemoryRouter>
      <TextProvider text={text} chooseLanguage={nothing}>
        <QueryClientProvider client={createQueries()}>
          <DraftContext value={{ merchant: 'aurora', actor, people: () => [], onPeople: () => nothing }}>
            <main className="studio">
              {fields.map((field) => (
                <SettingField key={field.pointer} field={field} />
              ))}
            </main>
          </DraftContext>
        </QueryClientProvider>
      </TextProvider>
    </MemoryRouter>,
  );
  leave = () => {
    actor.stop();
    root.unmount();
    return undefined;
  };
  return () => actor.getSnapshot().context.document;
}

afterEach(() => {
  vi.restoreAllMocks();
  leave();
  window.document.body.replaceChildren();
});

const fieldOf = (...place: readonly (string | number)[]): FieldModel => {
  const field = fieldAt(place);
  if (field === null) throw new Error(`The schema has no ${place.join('/')}.`);
  return field;
};
const settingOf = (pointer: string) =>
  page.elementLocator(window.document.querySelector(`[data-setting="${pointer}"]`) ?? window.document.body);

/** A setting of every kind that is written with keys, each the first of its kind in the schema, at every depth. */
const written = ['text', 'longText', 'localText', 'number', 'colour'] as const satisfies readonly FieldKind[];

/** Settings of one entry of each list and map, with the entry that they are in. */
function settingsBelow(field: FieldModel): readonly FieldModel[] {
  const key = field.kind === 'list' ? 0 : field.kind === 'map' ? 'one' : null;
  const entry = key === null ? null : entryOf(field, key);
  return [field, ...fieldsOf(field.place).flatMap(settingsBelow), ...(entry === null ? [] : settingsBelow(entry))];
}
const every = fieldsOf([]).flatMap(settingsBelow);
/** Settings that a file is uploaded for, without those of entries of lists. */
const uploaded = every.filter(
  ({ kind, place }) => kind === 'file' && place.every((step) => typeof step === 'string' && step !== 'one'),
);

describe('the form', () => {
  it.each(written)('keeps the focus while a %s is typed into', async (kind) => {
    const field = every.find((each) => each.kind === kind && each.place.length <= 2);
    if (field === undefined) throw new Error(`No setting is of the kind ${kind}.`);
    const read = draw({ name: 'Aurora' }, [field]);
    await vi.waitFor(() => expect(window.document.querySelector(`[data-setting="${field.pointer}"]`)).not.toBeNull());
    const input = window.document.querySelector<HTMLElement>('input:not([type=color]):not([type=range]), textarea');
    input?.focus();
    for (const letter of kind === 'number' ? '123' : 'dlis3') {
      await userEvent.keyboard(letter);
      expect(window.document.activeElement).toBe(input);
    }
    expect(JSON.stringify(valueAt(read(), field.place))).toContain(kind === 'number' ? '123' : 'dlis3');
  });

  it('keeps an entry open and its field focused while the id of the entry is typed', async () => {
    const home = [{ id: 'summer' }, { id: 'winter' }];
    const read = draw({ banners: { home } }, [fieldOf('banners', 'home')]);
    await page.getByRole('button', { name: 'winter', exact: true }).click();
    const id = settingOf('/banners/home/1/id').getByRole('textbox');
    await id.click();
    const input = window.document.activeElement;
    await userEvent.keyboard('dlis[Backspace]');
    expect(window.document.activeElement).toBe(input);
    expect(valueAt(read(), ['banners', 'home'])).toEqual([{ id: 'summer' }, { id: 'winterdli' }]);
  });

  it('keeps the field focused when its entry is moved', async () => {
    const read = draw({ banners: { home: [{ id: 'summer' }, { id: 'winter' }] } }, [fieldOf('banners', 'home')]);
    await page.getByRole('button', { name: 'summer', exact: true }).click();
    await settingOf('/banners/home/0/id').getByRole('textbox').click();
    const input = window.document.activeElement;
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(valueAt(read(), ['banners', 'home'])).toEqual([{ id: 'winter' }, { id: 'summer' }]);
    expect(window.document.activeElement).toBe(input);
  });

  it('opens a new entry with a valid id, and the focus in it', async () => {
    const read = draw({ banners: { home: [{ id: 'home-2' }] } }, [fieldOf('banners', 'home')]);
    await page.getByRole('button', { name: /^Add to/ }).click();
    await vi.waitFor(() => expect(window.document.activeElement?.closest('[data-setting^="/banners/home/1/"]')).not.toBeNull());
    expect(valueAt(read(), ['banners', 'home', 1])).toMatchObject({ id: 'home-3' });
  });

  it('keeps the focus in a choice that had no value', async () => {
    const field = every.find(
      ({ kind, standard, choices }) => kind === 'choice' && standard === undefined && choices.length <= 3,
    );
    if (field === undefined) throw new Error('Every choice has a standard.');
    draw({}, [field]);
    await vi.waitFor(() => expect(window.document.querySelector('[role=radio], input[type=radio], button')).not.toBeNull());
    window.document.querySelector<HTMLElement>('input[type=radio], button')?.focus();
    await userEvent.keyboard('[Space]');
    const option = window.document.querySelector('[role=listbox]');
    if (option !== null) await userEvent.keyboard('[Enter]');
    await vi.waitFor(() => expect(window.document.activeElement?.closest(`[data-setting="${field.pointer}"]`)).not.toBeNull());
  });

  it.each(uploaded)('says at the setting $pointer in what way a file is not accepted', async (field) => {
    draw({ name: 'Aurora' }, [field]);
    const sentence = { en: 'The drawing contains a script.', vi: 'Hình vẽ có mã lệnh.' };
    const answer = {
      success: false,
      code: 'VALIDATION',
      message: 'Check the marked fields.',
      value: { rule: 'hostile', sentence },
    };
    vi.spyOn(window, 'fetch').mockResolvedValue(Response.json(answer, { status: 422 }));
    await vi.waitFor(() => expect(window.document.querySelector('input[type=file]')).not.toBeNull());
    await userEvent.upload(
      page.elementLocator(window.document.querySelector('input[type=file]') ?? window.document.body),
      new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }),
    );
    await expect.element(settingOf(field.pointer).getByText(sentence.en)).toBeVisible();
  });

  it('offers faces by their letters, the chosen one first, and all of them on demand', async () => {
    const read = draw({ theme: { fonts: { display: { family: 'fraunces' } } } }, [fieldOf('theme', 'fonts', 'display')]);
    await expect.element(page.getByRole('radio', { name: /^Fraunces, Whole Vietnamese/ })).toBeChecked();
    expect(page.getByRole('radio').elements()).toHaveLength(2);
    await page.getByRole('button', { name: 'All 5 faces' }).click();
    expect(page.getByRole('radio').elements()).toHaveLength(5);
    await page.getByText('Archivo', { exact: true }).click();
    expect(valueAt(read(), ['theme', 'fonts', 'display'])).toEqual({ family: 'archivo' });
  });

  it('asks for the file and the name of a font of the brand', async () => {
    const read = draw({}, [fieldOf('theme', 'fonts', 'display')]);
    await page.getByRole('button', { name: 'Title font: use a font file' }).click();
    expect(valueAt(read(), ['theme', 'fonts', 'display'])).toEqual({ file: '', name: '' });
    await expect.element(settingOf('/theme/fonts/display/name').getByRole('textbox')).toBeVisible();
    await vi.waitFor(() => expect(window.document.querySelector('input[type=file]')).not.toBeNull());
  });

  it('shows shapes as what they look like, and the softness of a title only with a font that has it', async () => {
    const read = draw({ theme: { fonts: { display: { family: 'archivo' } } } }, [
      fieldOf('theme', 'corners'),
      fieldOf('theme', 'display', 'stretch'),
      fieldOf('theme', 'display', 'soft'),
    ]);
    await page.getByText('Round', { exact: true }).click();
    expect(valueAt(read(), ['theme', 'corners'])).toBe('round');
    await expect.element(settingOf('/theme/display/stretch').getByRole('slider')).toBeVisible();
    expect(window.document.querySelector('[data-setting="/theme/display/soft"]')).toBeNull();
  });

  it('formats the selected words of a Markdown text, and keeps them selected', async () => {
    const help = { extra: [{ id: 'rules', title: { en: 'Rules' }, body: { vi: 'Xin chào', en: 'See the table' } }] };
    const read = draw({ help }, [fieldOf('help', 'extra', 0, 'body')]);
    await page.getByText('EN', { exact: true }).click();
    const area = page.getByRole('textbox', { name: 'Text, EN' });
    await expect.element(area).toHaveValue('See the table');
    const element = area.element() as HTMLTextAreaElement;
    element.focus();
    element.setSelectionRange(4, 7);
    await page.getByRole('button', { name: 'Bold' }).click();
    expect(valueAt(read(), ['help', 'extra', 0, 'body', 'en'])).toBe('See **the** table');
    await vi.waitFor(() => expect([element.selectionStart, element.selectionEnd]).toEqual([6, 9]));
    await page.getByRole('button', { name: 'Bold' }).click();
    expect(valueAt(read(), ['help', 'extra', 0, 'body'])).toEqual({ vi: 'Xin chào', en: 'See the table' });
  });

  it('names what one language of a Markdown text has and the other lacks', async () => {
    const help = { extra: [{ id: 'rules', title: { en: 'Rules' }, body: { vi: '- một\n- hai', en: '- one' } }] };
    draw({ help }, [fieldOf('help', 'extra', 0, 'body')]);
    await expect.element(page.getByText('List entries: VI 2, EN 1')).toBeVisible();
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect.element(page.getByRole('textbox', { name: 'Text, VI' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Text, EN' }).fill('- one\n- two');
    await expect.element(page.getByText('Same parts in every language')).toBeVisible();
  });
});
