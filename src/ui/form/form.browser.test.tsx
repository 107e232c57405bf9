import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createText, TextProvider, WithWords } from '../../i18n/index.ts';
import { AmountField } from './AmountField.tsx';
import { CodeField } from './CodeField.tsx';
import { DayField } from './DayField.tsx';
import { Dropdown } from './Dropdown.tsx';
import { Form } from './Form.tsx';
import { PasswordField } from './PasswordField.tsx';
import { TextField } from './TextField.tsx';

const text = await createText('vi');
let leave: () => void = () => undefined;

async function draw(content: React.ReactNode) {
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  root.render(
    <MemoryRouter>
      <TextProvider text={text}>
        <WithWords areas={['form', 'auth']}>{content}</WithWords>
      </TextProvider>
    </MemoryRouter>,
  );
  leave = () => root.unmount();
  await expect.poll(() => box.childElementCount).toBeGreaterThan(0);
}

afterEach(() => {
  vi.useRealTimers();
  leave();
  document.body.replaceChildren();
});

const find = (selector: string) => document.querySelector(selector) as HTMLInputElement;

function Account({ onSend, busy = false }: { readonly onSend: () => void; readonly busy?: boolean }) {
  const [checked, setChecked] = useState(false);
  const [name, setName] = useState('');
  const [secret, setSecret] = useState('');
  const fault = (value: string) => (checked && value === '' ? 'Trống' : null);
  return (
    <Form
      label="Tài khoản"
      busy={busy}
      onSubmit={() => {
        setChecked(true);
        onSend();
      }}
    >
      <TextField name="name" label="Tên" value={name} fault={fault(name)} onChange={setName} />
      <PasswordField
        name="secret"
        label="Mật khẩu"
        autoComplete="current-password"
        value={secret}
        fault={fault(secret)}
        onChange={setSecret}
      />
      <button type="submit">Gửi</button>
    </Form>
  );
}

describe('a form', () => {
  it('brings the focus to the first fault, ties it to its words and says how many there are', async () => {
    await draw(<Account onSend={() => undefined} />);
    await userEvent.click(find('button[type=submit]'));
    const name = find('input[name=name]');
    expect(document.activeElement).toBe(name);
    expect(name.getAttribute('aria-invalid')).toBe('true');
    expect(document.querySelector(`#${CSS.escape(name.getAttribute('aria-describedby') ?? '')}`)?.textContent).toBe('Trống');
    await expect.poll(() => find('[role=status]').textContent).toContain('2');
    await userEvent.type(name, 'a');
    expect(name.getAttribute('aria-invalid')).toBeNull();
  });

  it('sends once by Enter and not again while it is busy', async () => {
    const send = vi.fn<() => void>();
    await draw(<Account busy onSend={send} />);
    await userEvent.type(find('input[name=name]'), 'a{Enter}{Enter}');
    expect(send).not.toHaveBeenCalled();
    leave();
    document.body.replaceChildren();
    await draw(<Account onSend={send} />);
    await userEvent.type(find('input[name=name]'), 'a{Enter}');
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('shows a password only while asked to', async () => {
    await draw(<Account onSend={() => undefined} />);
    const secret = find('input[name=secret]');
    await userEvent.click(find('button[aria-pressed]'));
    expect(secret.type).toBe('text');
    await userEvent.click(find('button[aria-pressed]'));
    expect(secret.type).toBe('password');
  });
});

describe('an amount', () => {
  const dong = { group: '.', decimal: ',', decimals: 2 };
  const change = vi.fn<(value: string) => void>();
  function Deposit() {
    const [value, setValue] = useState('');
    const keep = (amount: string) => {
      change(amount);
      setValue(amount);
    };
    return <AmountField name="amount" label="Số tiền" currency="₫" format={dong} value={value} onChange={keep} />;
  }

  it('is grouped while it is typed, keeps the caret, and is reported as a decimal string', async () => {
    await draw(<Deposit />);
    const input = find('input[name=amount]');
    await userEvent.type(input, '1234567.505');
    expect([input.value, change.mock.lastCall]).toEqual(['1.234.567,50', ['1234567.50']]);
    input.setSelectionRange(1, 1);
    await userEvent.keyboard('9');
    expect([input.value, input.selectionStart, change.mock.lastCall]).toEqual(['19.234.567,50', 2, ['19234567.50']]);
  });

  it('is pasted from any format', async () => {
    await draw(<Deposit />);
    const input = find('input[name=amount]');
    input.focus();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', '₫ 1,234,567.8');
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    await expect.poll(() => input.value).toBe('1.234.567,8');
    expect(change).toHaveBeenLastCalledWith('1234567.8');
  });
});

it('extracts a code from any pasted text', async () => {
  const change = vi.fn<(value: string) => void>();
  await draw(<CodeField name="code" label="Mã" value="" onChange={change} />);
  const input = find('input[name=code]');
  expect(input.autocomplete).toBe('one-time-code');
  await userEvent.fill(input, 'Mã: 482 719.');
  expect(change).toHaveBeenLastCalledWith('482719');
});

describe('a list of countries', () => {
  const options = Array.from({ length: 9 }, (_, number) => ({
    id: `c${number}`,
    label: number === 7 ? 'Đức' : `Nước ${number}`,
    detail: `+${number}`,
  }));
  const drawList = async (choose: (id: string) => void) => {
    await draw(
      <>
        <Dropdown label="Quốc gia" searchLabel="Tìm" options={options} selected="c0" onSelect={choose} />
        <button type="button" id="outside">
          Ngoài
        </button>
      </>,
    );
    await userEvent.click(find('button[aria-haspopup=listbox]'));
  };
  const isOpen = () => document.querySelector('[role=listbox]') !== null;

  it('is searched without marks and chosen by keyboard', async () => {
    const choose = vi.fn<(id: string) => void>();
    await drawList(choose);
    await userEvent.keyboard('duc{Enter}');
    expect(choose).toHaveBeenCalledWith('c7');
    expect(document.activeElement).toBe(find('button[aria-haspopup=listbox]'));
  });

  it('closes 200 ms after it was left [CONST-18]', async () => {
    await drawList(() => undefined);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    find('#outside').focus();
    await vi.advanceTimersByTimeAsync(199);
    expect(isOpen()).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    await expect.poll(() => isOpen()).toBe(false);
  });

  it('counts a choice within that moment', async () => {
    const choose = vi.fn<(id: string) => void>();
    await drawList(choose);
    find('#outside').focus();
    find('[data-option=c3]').click();
    expect(choose).toHaveBeenCalledWith('c3');
  });
});

describe('a day', () => {
  it('is typed or picked in the order of the reader, and goes out as year, month and day', async () => {
    const given: string[] = [];
    await draw(<DayField name="birthday" label="Ngày sinh" value="" onChange={(day) => void given.push(day)} />);
    const field = find('input');
    expect(field.type).toBe('date');
    await userEvent.fill(field, '1995-08-30');
    expect(given).toEqual(['1995-08-30']);
  });

  it.each(['1995-08-30', '08-30-1995'])('once set to %s is text in the order of the reader', async (value) => {
    await draw(<DayField name="birthday" label="Ngày sinh" value={value} locked onChange={() => undefined} />);
    expect([find('input').value, find('input').readOnly]).toEqual(['30/08/1995', true]);
  });
});
