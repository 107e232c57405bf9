import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText } from '../../../../.storybook/kit/longText.ts';
import { part } from '../../../../.storybook/studio/part.tsx';
import { Row } from '../../../../.storybook/studio/Row.tsx';
import { DiffLines, DiffText } from './DiffText.tsx';

const meta = {
  ...part,
  title: 'Studio/Parts/Diff',
  component: DiffText,
  args: { before: '#3d6b8e', after: '#8f2d56' },
} satisfies Meta<typeof DiffText>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Values: Story = {
  render: (args) => (
    <>
      <Row>
        <DiffText {...args} />
        <DiffText {...args} before={null} />
        <DiffText {...args} after={null} />
      </Row>
      <DiffText before={longText} after={longText} />
    </>
  ),
};
export const Lines: Story = {
  render: () => (
    <DiffLines
      label="Khác biệt"
      lines={[
        { kind: 'same', text: '"theme": {' },
        { kind: 'removed', text: '  "seed": "#3d6b8e"' },
        { kind: 'added', text: `  "seed": "#8f2d56", // ${longText}` },
      ]}
    />
  ),
};
