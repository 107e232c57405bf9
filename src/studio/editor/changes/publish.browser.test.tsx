import '../../theme/global.css.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createActor } from 'xstate';
import type { Changes, Draft } from '../../../wire/studio/brands.ts';
import { createQueries } from '../../api/index.ts';
import { SessionContext, type SessionState } from '../../app/session.ts';
import { createText, TextProvider } from '../../i18n/index.ts';
import { draftMachine } from '../document/draft.machine.ts';
import { DraftContext } from '../draft/useDraft.ts';
import { PublishPane } from './PublishPane.tsx';

const text = await createText('en');
const nothing = () => undefined;
const document = { name: 'Aurora' };
const draft: Draft = {
  merchant: 'aurora',
  revision: 1,
  base: null,
  document,
  published: document,
  files: {},
  problems: [],
  changed: null,
};
const changes: Changes = { base: null, revision: 1, changes: [], gates: [], trust: [] };
const operator: SessionState['operator'] = {
  id: 'mai',
  name: 'mai',
  displayName: 'Mai',
  roles: ['owner'],
  merchants: null,
  hasAuthenticator: true,
  passkeys: 0,
  recoveryCodesLeft: 0,
};
const session: SessionState = {
  session: {
    step: 'signedIn',
    operator,
    factors: [],
    enrolment: null,
    triesLeft: null,
    lockedUntil: null,
    expiresAt: null,
    provenUntil: null,
    demo: [],
    previewOrigin: 'http://{token}.preview.localhost',
  },
  operator,
  signOut: nothing,
};

afterEach(() => {
  vi.restoreAllMocks();
  window.document.body.replaceChildren();
});

/** Local time of Viet Nam, as its field takes it. */
const localTime = (moment: number) => new Date(moment + 7 * 3_600_000).toISOString().slice(0, 16);
const hour = 3_600_000;

function open() {
  const actor = createActor(draftMachine, { input: { draft } });
  actor.start();
  const root = createRoot(window.document.body.appendChild(window.document.createElement('div')));
  root.render(
    <MemoryRouter>
      <TextProvider text={text} chooseLanguage={nothing}>
        <QueryClientProvider client={createQueries()}>
          <SessionContext value={session}>
            <DraftContext value={{ merchant: 'aurora', actor, people: () => [], onPeople: () => nothing }}>
              <main className="studio">
                <PublishPane changes={changes} looked={{ count: 0, of: 2 }} onStale={nothing} />
              </main>
            </DraftContext>
          </SessionContext>
        </QueryClientProvider>
      </TextProvider>
    </MemoryRouter>,
  );
  return () => {
    actor.stop();
    root.unmount();
  };
}

it('refuses a time that has passed at its field, before anything is sent', async () => {
  const sent = vi
    .spyOn(window, 'fetch')
    .mockResolvedValue(Response.json({ success: false, code: 'SYSTEM', message: '', value: null }));
  const close = open();
  await page.getByRole('textbox', { name: text.t('changes.note') }).fill('Summer');
  await page.getByText(text.t('changes.later'), { exact: true }).click();
  const time = page.getByLabelText(text.t('changes.time'));
  const past = page.getByText(text.t('failure.rule.liveFrom'), { exact: true });
  const publish = page.getByRole('button', { name: text.t('changes.publish') });

  await time.fill(localTime(Date.now() - hour));
  await expect.element(past.first()).toBeVisible();
  await expect.element(time).toHaveAttribute('aria-invalid', 'true');
  await expect
    .element(page.getByRole('button', { name: text.t('changes.stepsLeft', { count: 1 }) }))
    .toHaveAttribute('aria-disabled', 'true');

  const soon = Date.now() + hour;
  await time.fill(localTime(soon));
  await expect.element(past).not.toBeInTheDocument();
  // The page stands open until the time has passed.
  const clock = vi.spyOn(Date, 'now').mockReturnValue(soon + hour);
  await publish.click();
  await expect.element(time).toHaveAttribute('aria-invalid', 'true');
  expect(sent).not.toHaveBeenCalled();

  clock.mockRestore();
  await time.fill(localTime(soon + hour));
  await publish.click();
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
  close();
});

it('sends one order again while its answer is lost, and another one after an answer', async () => {
  const answer = { result: 'refused', version: null, back: null, problems: [], changes: [] };
  const sent = vi
    .spyOn(window, 'fetch')
    .mockRejectedValueOnce(new TypeError('away'))
    .mockImplementation(async () => Response.json({ success: true, code: 'OK', message: '', value: answer }));
  const close = open();
  await page.getByRole('textbox', { name: text.t('changes.note') }).fill('Summer');
  const publish = page.getByRole('button', { name: text.t('changes.publish') });
  const orders = () =>
    sent.mock.calls.flatMap(([, init]) => {
      const body = init?.body;
      if (typeof body !== 'string' || !body.includes('requestId')) return [];
      return [(JSON.parse(body) as { requestId: string }).requestId];
    });
  for (const count of [1, 2, 3]) {
    await vi.waitFor(async () => {
      await publish.click();
      expect(orders().length).toBeGreaterThanOrEqual(count);
    });
  }
  const [first, again, next] = orders();
  expect([again === first, next === first]).toEqual([true, false]);
  close();
});
