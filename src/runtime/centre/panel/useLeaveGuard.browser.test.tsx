import { Suspense, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { createText, TextProvider, WithWords } from '../../../i18n/index.ts';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import { historyGuard } from '../../navigation/index.ts';
import { OverlayProvider } from '../../overlays/index.ts';
import { useUnsaved } from '../parts/unsaved.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';

let root: Root;
let closed = 0;
const start = location.href;
// As the site does, before its router starts.
addEventListener('popstate', (event) => historyGuard.current?.(event));

beforeEach(async () => {
  closed = 0;
  const text = await createText('en');
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <TextProvider text={text}>
      <BrowserRouter>
        <OverlayProvider modals={{}}>
          <Suspense fallback={null}>
            <WithWords areas={['member']}>
              <Panel />
            </WithWords>
          </Suspense>
        </OverlayProvider>
      </BrowserRouter>
    </TextProvider>,
  );
  await expect.element(amount).toBeVisible();
});

afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  history.replaceState(null, '', start);
});

function Panel() {
  const { leave, onClickCapture } = useLeaveGuard();
  const { search } = useLocation();
  const [typed, setTyped] = useState('');
  useUnsaved(typed !== '');
  return (
    <div onClickCapture={onClickCapture}>
      <input aria-label="Amount" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <SiteLink to="?member=withdraw">Withdraw</SiteLink>
      <SiteLink to="?member=depositv2">Deposit</SiteLink>
      <button type="button" onClick={() => leave(() => (closed += 1))}>
        Close
      </button>
      <output>{new URLSearchParams(search).get('member')}</output>
    </div>
  );
}

const amount = page.getByRole('textbox', { name: 'Amount' });
const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' });
const answer = (name: string) => dialog.getByRole('button', { name }).click();
const link = (name: string) => page.getByRole('link', { name });
const shown = page.getByRole('status');

it('asks nothing while nothing was typed', async () => {
  await link('Withdraw').click();
  await expect.element(shown).toHaveTextContent('withdraw');
  await page.getByRole('button', { name: 'Close' }).click();
  expect(closed).toBe(1);
});

it('asks once before a link or closing loses what was typed, and gives the focus back to who stays', async () => {
  await link('Deposit').click();
  await amount.fill('200000');
  await link('Withdraw').click();
  await answer('Stay here');
  await expect.element(link('Withdraw')).toHaveFocus();
  await expect.element(shown).toHaveTextContent('depositv2');
  await expect.element(amount).toHaveValue('200000');
  await page.getByRole('button', { name: 'Close' }).click();
  expect(closed).toBe(0);
  await answer('Leave');
  expect(closed).toBe(1);
  await link('Withdraw').click();
  await expect.element(shown).toHaveTextContent('withdraw');
  await expect.element(dialog).not.toBeInTheDocument();
});

it('undoes a step back until the member agrees', async () => {
  await link('Deposit').click();
  await link('Withdraw').click();
  await expect.element(shown).toHaveTextContent('withdraw');
  await amount.fill('200000');
  history.back();
  await answer('Stay here');
  await expect.poll(() => location.search).toContain('member=withdraw');
  await expect.element(shown).toHaveTextContent('withdraw');
  history.back();
  await answer('Leave');
  await expect.element(shown).toHaveTextContent('depositv2');
  expect(location.search).toContain('member=depositv2');
});
