import type { Meta, StoryObj } from '@storybook/react-vite';
import { part } from '../../../../.storybook/studio/part.tsx';
import { Row } from '../../../../.storybook/studio/Row.tsx';
import { Icon } from './Icon.tsx';

const meta = { ...part, title: 'Studio/Parts/Icon', component: Icon, args: { name: 'gear' } } satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: (args) => (
    <Row>
      {([11, 13, 16, 20, 24] as const).map((size) => (
        <Icon key={size} {...args} size={size} />
      ))}
    </Row>
  ),
};
export const Tones: Story = {
  render: () => (
    <Row>
      {(['quiet', 'success', 'warning', 'danger', 'info', 'draft', 'accent'] as const).map((tone) => (
        <Icon key={tone} name="warning-circle" weight="fill" size={24} tone={tone} label={tone} />
      ))}
    </Row>
  ),
};
