import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../../../.storybook/kit/Row.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { LinkButton } from './LinkButton.tsx';

const meta = {
  title: 'Parts/LinkButton',
  component: LinkButton,
  args: { to: '/hot', children: 'Xem trò chơi', iconEnd: <Icon name="arrow-right" size={18} /> },
} satisfies Meta<typeof LinkButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: (args) => (
    <Row>
      {(['primary', 'secondary', 'tonal', 'ghost'] as const).map((tone) => (
        <LinkButton key={tone} {...args} tone={tone} />
      ))}
    </Row>
  ),
};
export const LeavesTheSite: Story = { args: { to: 'https://example.com/', newTab: true } };
