import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../../../.storybook/kit/Row.tsx';
import { Progress } from './Progress.tsx';

const meta = { title: 'Parts/Progress', component: Progress, args: { value: 40, label: '40 %' } } satisfies Meta<
  typeof Progress
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <>
      {(['accent', 'warning', 'muted', 'reward'] as const).map((tone) => (
        <div key={tone} style={{ padding: '4px' }}>
          <Progress value={60} tone={tone} label={tone} />
        </div>
      ))}
    </>
  ),
};

export const Shares: Story = {
  render: () => (
    <Row>
      {[0, 1, 50, 99, 130].map((value) => (
        <Progress key={value} value={value} width="short" label={`${value} %`} />
      ))}
    </Row>
  ),
};
