import type { Meta, StoryObj } from '@storybook/react-vite';
import { vars } from '../../../src/theme/contract.css.ts';

/** Deliberate faults: `findsFaults.test.ts` asserts that each one fails. Excluded from all other runs. */
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
/** A region is analysed only in the first story that renders it, so the fault is reported here. */
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
/** Sufficient contrast in dark mode, in which stories render first, but not in light mode. */
export const PaleInLight: StoryObj = {
  render: () => <p style={{ color: 'white', background: vars.surface.canvas }}>Chữ trắng</p>,
};
