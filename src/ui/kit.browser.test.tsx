import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createText, TextProvider } from '../i18n/index.ts';
import { Accordion } from './Accordion/Accordion.tsx';
import { Button } from './Button/Button.tsx';
import { LinkButton } from './Button/LinkButton.tsx';
import { Carousel } from './Carousel/Carousel.tsx';
import { Countdown } from './Countdown/Countdown.tsx';
import { Menu } from './Menu/Menu.tsx';
import { Pagination } from './Pagination/Pagination.tsx';
import { LazyPicture } from './Picture/LazyPicture.tsx';
import { QrCode } from './QrCode/QrCode.tsx';
import { RichText } from './RichText/RichText.tsx';
import { SectionHeading } from './SectionHeading/SectionHeading.tsx';
import { Segmented } from './Segmented/Segmented.tsx';
import { Tabs } from './Tabs/Tabs.tsx';
import { Ticker } from './Ticker/Ticker.tsx';

const text = await createText('vi');
const around = (content: ReactNode) => (
  <MemoryRouter>
    <TextProvider text={text}>{content}</TextProvider>
  </MemoryRouter>
);
const nothing = () => undefined;
const slides = ['một', 'hai', 'ba'].map((word) => ({ id: word, content: <p>{word}</p> }));

let leave: () => void = nothing;

function draw(content: ReactNode) {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(around(content));
  leave = () => root.unmount();
}

afterEach(() => {
  leave();
  vi.useRealTimers();
  document.body.replaceChildren();
});

it('is served without inline styles and hydrated without a change', async () => {
  const kit = around(
    <>
      <SectionHeading title="Tiêu đề" ornament="/o.svg" aside={<LinkButton to="/hot">Xem</LinkButton>} />
      <Carousel label="băng" slides={slides} />
      <Ticker label="tin" entries={slides} />
      <Accordion items={[{ id: 'a', title: 'Mục', body: <RichText html="<p>Chữ</p>" /> }]} />
      <Segmented label="chọn" options={[{ value: 'a', label: 'A' }]} value="a" onChange={nothing} />
      <Pagination page={7} totalPages={54} onChange={nothing} />
      <QrCode value="https://example.test" label="Mã" />
      <Countdown endsAt={0} />
      <LazyPicture picture={{ base: '/p', width: 2, height: 2, widths: [] }} alt="" sizes="2px" fallback={null} />
      <Menu label="Ngôn ngữ" trigger="VI" items={[{ id: 'vi', label: 'Tiếng Việt' }]} selected="vi" onSelect={nothing} />
      <Button busy>Gửi</Button>
    </>,
  );
  const served = renderToString(kit);
  expect(served).not.toContain('style=');
  expect(served).toContain('<p>Chữ</p>');

  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = served;
  const problems = vi.fn<(error: unknown) => void>();
  const root = hydrateRoot(box, kit, { onRecoverableError: problems });
  leave = () => root.unmount();
  await vi.waitFor(() => expect(box.querySelector('[role="timer"]')?.textContent).toBe('00:00'), { timeout: 60_000 });
  expect(problems).not.toHaveBeenCalled();
});

describe('a carousel', () => {
  const shown = () => document.querySelector('[data-shown="true"]')?.textContent;

  it('goes on after six seconds, and not while it is paused', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    draw(
      // Away from the corner where the pointer rests, which would pause it.
      <div style={{ marginTop: '200px' }}>
        <Carousel label="băng" slides={slides} />
      </div>,
    );
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1), { timeout: 60_000 });
    vi.advanceTimersByTime(6_000);
    await vi.waitFor(() => expect(shown()).toBe('hai'), { timeout: 60_000 });
    document.querySelector<HTMLButtonElement>('[aria-label="Tạm dừng"]')?.click();
    await expect.element(page.getByRole('button', { name: 'Tiếp tục' })).toBeInTheDocument();
    vi.advanceTimersByTime(60_000);
    expect(shown()).toBe('hai');
  });

  it('waits behind an open dialog', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    draw(
      <div style={{ marginTop: '200px' }}>
        <Carousel label="băng" slides={slides} />
        <dialog>Đăng nhập</dialog>
      </div>,
    );
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1), { timeout: 60_000 });
    const dialog = document.querySelector('dialog');
    dialog?.showModal();
    vi.advanceTimersByTime(60_000);
    expect(shown()).toBe('một');
    dialog?.close();
    vi.advanceTimersByTime(6_000);
    await vi.waitFor(() => expect(shown()).toBe('hai'), { timeout: 60_000 });
  });

  it('hides what is not shown from keys and screen readers', async () => {
    await page.viewport(1000, 800);
    draw(<Carousel label="băng" slides={slides} />);
    await page.getByRole('button', { name: 'Sau' }).click();
    await vi.waitFor(() => expect(shown()).toBe('hai'), { timeout: 60_000 });
    expect(
      [...document.querySelectorAll('[aria-roledescription="trang trình chiếu"]')].map((slide) => slide.hasAttribute('inert')),
    ).toEqual([true, false, true]);
  });
});

it('opens a menu by key, walks it, and chooses with the focus back on its button', async () => {
  const onSelect = vi.fn<(id: string) => void>();
  const items = [
    { id: 'vi', label: 'Tiếng Việt' },
    { id: 'en', label: 'English' },
  ];
  draw(<Menu label="Ngôn ngữ" trigger="VI" items={items} selected="vi" onSelect={onSelect} />);
  const button = page.getByRole('button', { name: 'Ngôn ngữ: VI' });
  await button.click();
  await expect.element(page.getByRole('menuitemradio', { name: 'Tiếng Việt' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onSelect.mock.calls).toEqual([['en']]);
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Escape}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

it('moves between tabs with arrows and keeps one of them in the tab order', async () => {
  const onSelect = vi.fn<(id: string) => void>();
  const items = ['a', 'b', 'c'].map((id) => ({ id, label: id }));
  draw(<Tabs label="t" panelId="p" items={items} selected="c" onSelect={onSelect} />);
  await page.getByRole('tab', { name: 'c' }).click();
  await userEvent.keyboard('{ArrowRight}{Home}{ArrowLeft}');
  expect(onSelect.mock.calls.flat()).toEqual(['c', 'a', 'a', 'b']);
  expect([...document.querySelectorAll('[role="tab"]')].map((tab) => tab.getAttribute('tabindex'))).toEqual(['-1', '-1', '0']);
});

it('keeps a busy button in place, named and silent', async () => {
  const onClick = vi.fn<() => void>();
  draw(
    <Button busy onClick={onClick}>
      Nạp tiền
    </Button>,
  );
  await vi.waitFor(() => expect(document.querySelector('button')?.ariaBusy).toBe('true'), { timeout: 60_000 });
  document.querySelector('button')?.click();
  expect(onClick).not.toHaveBeenCalled();
});
