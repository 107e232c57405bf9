import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { threeBrands } from '../../../../.storybook/studio/data/brands.ts';
import { derived, faulty } from '../../../../.storybook/studio/data/draft.ts';
import { page, statesOf } from '../../../../.storybook/studio/page.tsx';
import type { DerivedBrand } from '../../../wire/studio/brands.ts';
import NewBrandPage from './NewBrandPage.tsx';

const meta = { ...page, title: 'Studio/Pages/New brand', component: NewBrandPage } satisfies Meta;
export default meta;

type Story = StoryObj;

const at = statesOf('/new', { brands: { value: threeBrands }, deriveBrand: { value: derived } });

/** The page with a typed name, and what the server makes of it. */
const named = (name: string, answer: DerivedBrand = derived): Story => ({
  ...at({ deriveBrand: { value: answer } }),
  play: async ({ canvas }) => {
    await userEvent.type((await canvas.findAllByRole('textbox'))[0] as HTMLElement, name);
  },
});

export const Untouched: Story = at();
export const Derived: Story = named('Sông Hàn');
export const Taken: Story = named('Aurora', {
  ...derived,
  isFree: { merchant: false, host: false },
  problems: faulty.problems,
});
export const Failed: Story = { ...named('Sông Hàn'), ...at({ deriveBrand: { failure: 'RATE_LIMIT' } }) };
export const Viewer: Story = at({}, { roles: ['viewer'] });
export const LongWords: Story = named('Câu lạc bộ Hoàng Long Thượng Hạng Việt', {
  ...derived,
  merchant: 'cau-lac-bo-hoang-long-thuong-hang-viet',
  host: 'cau-lac-bo-hoang-long-thuong-hang-viet.khuyen-mai.example',
});
