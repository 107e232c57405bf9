import type { Meta, StoryObj } from '@storybook/react-vite';
import { brandPage, longBrand, manyBrands, threeBrands } from '../../../../.storybook/studio/data/brands.ts';
import { page, statesOf } from '../../../../.storybook/studio/page.tsx';
import BrandsPage from './BrandsPage.tsx';

const meta = { ...page, title: 'Studio/Pages/Brands', component: BrandsPage } satisfies Meta;
export default meta;

type Story = StoryObj;

const at = statesOf('/', { brands: { value: threeBrands } });

export const Cards: Story = at();
export const Rows: Story = at({}, { path: '/?look=rows' });
export const Many: Story = at({ brands: { value: manyBrands } });
export const NothingFound: Story = at(
  { brands: { value: brandPage([], { all: 3 }) } },
  { path: '/?search=Bạch Long&look=rows' },
);
export const Empty: Story = at({ brands: { value: brandPage([], { draft: 0, problems: 0, drift: 0, unpublished: 0 }) } });
export const Loading: Story = at({ brands: 'pending' });
export const Failed: Story = at({ brands: { failure: 'RATE_LIMIT' } });
export const Viewer: Story = at({}, { roles: ['viewer'] });
export const LongWords: Story = at({ brands: { value: brandPage([longBrand, longBrand]) } });
export const LongWordsInRows: Story = at({ brands: { value: brandPage([longBrand]) } }, { path: '/?look=rows' });
