import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText } from '../../../.storybook/kit/longText.ts';
import { Narrow, Row } from '../../../.storybook/kit/Row.tsx';
import { launchTarget } from '../../domain/launchTarget.ts';
import { buttonClass } from '../../ui/Button/Button.tsx';
import { LaunchLink } from './LaunchLink.tsx';

const meta = {
  title: 'Parts/LaunchLink',
  component: LaunchLink,
  args: {
    launchTarget: launchTarget({ gameType: 'RNG', vassalage: 'MANGO', gameId: 'cat' }),
    className: buttonClass({ tone: 'primary', size: 'md', block: false }),
    children: 'Chơi ngay',
  },
} satisfies Meta<typeof LaunchLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Looks: Story = {
  render: (args) => (
    <Row>
      <LaunchLink {...args} />
      <LaunchLink {...args} className={buttonClass({ tone: 'tonal', size: 'sm', block: false })} />
    </Row>
  ),
};
export const LongText: Story = {
  render: (args) => (
    <Narrow>
      <LaunchLink {...args} className={undefined}>
        {longText}
      </LaunchLink>
    </Narrow>
  ),
};
