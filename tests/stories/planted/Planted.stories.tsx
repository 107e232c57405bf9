import type { Meta, StoryObj } from '@storybook/react-vite';
import { vars } from '../../../src/theme/contract.css.ts';

/** Faults on purpose: `findsFaults.test.ts` sees that each turns red. No other run knows this file. */
const meta = { title: 'Planted' } satisfies Meta;
export default meta;

export const Sound: StoryObj = {
  render: () => (
    <label>
      Tên đăng nhập <input type="text" />
    </label>
  ),
};
export const MissingLabel: StoryObj = { render: () => <input type="text" /> };

const shell = (
  <header>
    <input type="text" />
  </header>
);
/** The first story that draws a region is the one that is asked about it. */
export const FaultyShell: StoryObj = { render: () => shell };
export const SameShell: StoryObj = { render: () => shell };
export const WindowOverShell: StoryObj = {
  render: () => (
    <>
      {shell}
      <div role="dialog" aria-label="Cửa sổ">
        <input type="text" />
      </div>
    </>
  ),
};
/** Reads well on the dark ground that stories are drawn on first. */
export const PaleInLight: StoryObj = {
  render: () => <p style={{ color: 'white', background: vars.surface.canvas }}>Chữ trắng</p>,
};
