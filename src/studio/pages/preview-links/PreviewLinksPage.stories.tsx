import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { aurora, threeBrands } from '../../../../.storybook/studio/data/brands.ts';
import { links, longLinks } from '../../../../.storybook/studio/data/team.ts';
import { page, statesOf } from '../../../../.storybook/studio/page.tsx';
import PreviewLinksPage from './PreviewLinksPage.tsx';

const meta = { ...page, title: 'Studio/Pages/Preview links', component: PreviewLinksPage } satisfies Meta;
export default meta;

type Story = StoryObj;

const at = statesOf('/brands/aurora/preview-links', {
  brand: { value: aurora },
  brands: { value: threeBrands },
  previews: { value: links },
});

/** The first link stands open beside the list. */
const opened = (story: Story): Story => ({
  ...story,
  play: async ({ canvas }) => userEvent.click((await canvas.findAllByRole('rowheader'))[0] as HTMLElement),
});

export const Loaded: Story = at();
export const Opened: Story = opened(at());
export const New: Story = {
  ...at(),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('table');
    await userEvent.click(canvasElement.querySelector('main button') ?? canvasElement);
  },
};
export const Empty: Story = at({ previews: { value: [] } });
export const Loading: Story = at({ previews: 'pending' });
export const Failed: Story = at({ previews: { failure: 'RATE_LIMIT' } });
export const Viewer: Story = at({}, { roles: ['viewer'] });
export const LongWords: Story = opened(at({ previews: { value: longLinks } }));
