import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText } from '../../../.storybook/kit/longText.ts';
import { WithBoot } from '../../../.storybook/kit/WithBoot.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { SectionHeading } from './SectionHeading.tsx';

const meta = {
  title: 'Parts/SectionHeading',
  component: SectionHeading,
  args: { title: 'Trò chơi nổi bật' },
} satisfies Meta<typeof SectionHeading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Whole: Story = {
  args: { note: 'hôm nay', aside: <TextLink to="/hot">Xem tất cả</TextLink> },
  render: (args) => <WithBoot>{({ brand }) => <SectionHeading {...args} ornament={brand.ornament} />}</WithBoot>,
};
export const LongText: Story = { args: { title: longText, note: 'hôm nay', aside: <TextLink to="/hot">Xem tất cả</TextLink> } };
