import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../../../.storybook/kit/Row.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Parts/IconButton',
  component: IconButton,
  args: { label: 'Đóng', icon: <Icon name="x" /> },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

const places = { plain: 'page', outline: 'page', inherit: 'header', onHero: 'hero', onMedia: 'media' } as const;

export const Tones: Story = {
  render: (args) => (
    <>
      {(Object.keys(places) as (keyof typeof places)[]).map((tone) => (
        <Row key={tone} on={places[tone]}>
          <IconButton {...args} tone={tone} size="sm" />
          <IconButton {...args} tone={tone} />
        </Row>
      ))}
    </>
  ),
};
export const Disabled: Story = { args: { disabled: true } };
