import { useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ModalName } from '../../flows/overlays/index.ts';
import { createText, TextProvider } from '../../i18n/index.ts';
import { OverlayProvider } from './OverlayProvider.tsx';
import { type Overlays, useOverlays } from './useOverlays.ts';

const content = (text: string) => () => Promise.resolve({ default: () => <p>{text}</p> });
const modals = { noticeModal: content('tin mới'), forgetPassModal: content('quên'), changePassModal: content('đổi') };

let root: Root;
let overlays: Overlays;
let ready = false;

beforeEach(async () => {
  ready = false;
  const text = await createText('vi');
  const box = document.body.appendChild(document.createElement('div'));
  root = createRoot(box);
  root.render(
    <TextProvider text={text}>
      <OverlayProvider modals={modals}>
        <button type="button">trang</button>
        <Grab />
      </OverlayProvider>
    </TextProvider>,
  );
  await expect.poll(() => ready).toBe(true);
});

afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

function Grab() {
  const given = useOverlays();
  useEffect(() => {
    overlays = given;
    ready = true;
  }, [given]);
  return null;
}

/** Layout size, without the scale of the entry animation. */
const sizeOf = (element: Element) => {
  const { offsetWidth, offsetHeight } = element.parentElement as HTMLElement;
  return [offsetWidth, offsetHeight];
};

it('is 600 wide and 300 high by default [MODAL-05, MODAL-06]', async () => {
  await page.viewport(1000, 800);
  overlays.openModal('changePassModal');
  await expect.element(page.getByText('đổi', { exact: true })).toBeVisible();
  expect(sizeOf(page.getByRole('dialog').element())).toEqual([600, 300]);
});

it('closes the topmost with Escape, keeps the page still meanwhile and gives the focus back [MODAL-07]', async () => {
  const opener = page.getByRole('button', { name: 'trang' });
  await opener.click();
  overlays.openModal('noticeModal');
  await expect.element(page.getByText('tin mới')).toBeVisible();
  overlays.showDialog({ title: 'Chắc chưa?', buttons: [{ label: 'Có' }] });
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');

  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  await expect.element(page.getByText('tin mới')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement).toBe(opener.element());
  expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
});

it('replaces one named modal by another', async () => {
  for (const name of ['noticeModal', 'forgetPassModal'] satisfies ModalName[]) overlays.openModal(name);
  await expect.element(page.getByText('quên')).toBeVisible();
  await expect.element(page.getByText('tin mới')).not.toBeInTheDocument();
});

it('shows icon, title, clean html and buttons that answer, 400 wide [DIALOG-01, DIALOG-04]', async () => {
  await page.viewport(1000, 800);
  const no = vi.fn<() => void>();
  const yes = vi.fn<() => void>();
  const html = '<p>Xin <b>chào</b><img src="data:," onerror="document.title = 1"><script>document.title = 2</script></p>';
  const ask = () =>
    overlays.showDialog({
      title: 'Đăng xuất?',
      icon: <span data-testid="icon">!</span>,
      html,
      buttons: [
        { label: 'Không', onPress: no },
        { label: 'Có', onPress: yes },
      ],
    });

  ask();
  await expect.element(page.getByRole('alertdialog', { name: 'Đăng xuất?' })).toBeVisible();
  await expect.element(page.getByText('chào')).toBeVisible();
  const dialog = page.getByRole('alertdialog').element();
  expect(sizeOf(dialog)[0]).toBe(400);
  expect([...dialog.querySelectorAll('script, [onerror]')]).toEqual([]);
  await expect.element(page.getByTestId('icon')).toBeVisible();

  await page.getByRole('button', { name: 'Có' }).click();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  ask();
  await page.getByRole('button', { name: 'Không' }).click();
  expect([yes.mock.calls.length, no.mock.calls.length]).toEqual([1, 1]);
});

it('closes by its cover with the option on and stays with it off [DIALOG-02]', async () => {
  overlays.showDialog({ title: 'fest', buttons: [{ label: 'ok' }] });
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  pressCover();
  overlays.showDialog({ title: 'lose', buttons: [{ label: 'ok' }], closeOnCover: true });
  await expect.element(page.getByRole('alertdialog', { name: 'lose' })).toBeVisible();
  pressCover();
  await expect.element(page.getByText('lose')).not.toBeInTheDocument();
  await expect.element(page.getByText('fest')).toBeVisible();
});

/** The cover is the area around the topmost panel. */
function pressCover(): void {
  const panel = [...document.querySelectorAll('[role="alertdialog"]')].at(-1)?.parentElement;
  panel?.parentElement?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
}

it('shows what waited for the first use, in order, and covers the page until it is uncovered', async () => {
  const hide = overlays.showLoader('Đang mở trò chơi…');
  overlays.showToast({ tone: 'success', title: 'Đã nhận' });
  await expect.element(page.getByText('Đang mở trò chơi…')).toBeVisible();
  await expect.element(page.getByText('Đã nhận')).toBeVisible();
  hide();
  await expect.element(page.getByText('Đang mở trò chơi…')).not.toBeInTheDocument();
});

it('shows toasts below the head of a page on a phone, whose title, back and balance stay in reach', async () => {
  const head = 56;
  await page.viewport(390, 844);
  overlays.showToast({ tone: 'success', title: 'Đã chuyển' });
  const toast = page.getByText('Đã chuyển', { exact: true });
  await expect.element(toast).toBeVisible();
  expect(toast.element().getBoundingClientRect().top).toBeGreaterThan(head);
  await page.viewport(1000, 800);
});
