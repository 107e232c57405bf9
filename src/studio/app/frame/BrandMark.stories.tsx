import type { Meta, StoryObj } from '@storybook/react-vite';
import { threeBrands } from '../../../../.storybook/studio/data/brands.ts';
import { part } from '../../../../.storybook/studio/part.tsx';
import { Row } from '../../../../.storybook/studio/Row.tsx';
import { BrandMark } from './BrandMark.tsx';

const meta = { ...part, title: 'Studio/Parts/Brand mark' } satisfies Meta;
export default meta;

type Story = StoryObj;

export const Sizes: Story = {
  render: () => (
    <>
      {([22, 24, 32] as const).map((size) => (
        <Row key={size}>
          {threeBrands.brands.map((brand) => (
            <BrandMark key={brand.merchant} brand={brand} size={size} />
          ))}
        </Row>
      ))}
    </>
  ),
};
