import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { dropHandledPress, replayEarlyPress } from './earlyPress.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const marked = (name: string) => document.querySelector<HTMLButtonElement>(`button[name="${name}"]`);

it('repeats a press from before hydration, and repeats no press that was handled', () => {
  const pressed: string[] = [];
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() =>
    root.render(
      <div onClickCapture={dropHandledPress}>
        {['early', 'between'].map((name) => (
          <button type="button" key={name} name={name} onClick={() => pressed.push(name)}>
            {name}
          </button>
        ))}
      </div>,
    ),
  );
  for (const name of ['early', 'between']) marked(name)?.setAttribute('data-pressed', '');
  act(() => marked('between')?.click());
  act(() => replayEarlyPress());
  expect(pressed).toEqual(['between', 'early']);
  expect(document.querySelectorAll('[data-pressed]').length).toBe(0);
  act(() => root.unmount());
});
