import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord } from '../../../../.storybook/kit/longText.ts';
import { story } from '../../../../.storybook/kit/parameters.ts';
import { Row } from '../../../../.storybook/kit/Row.tsx';
import { HeaderSession } from './HeaderSession.tsx';

const meta = {
  title: 'Parts/Sections/HeaderSession',
  component: HeaderSession,
  args: { balance: null, entries: null, avatar: null },
  render: () => (
    <Row on="header">
      <HeaderSession balance={null} entries={null} avatar={null} />
    </Row>
  ),
} satisfies Meta<typeof HeaderSession>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Guest: Story = {};
export const Member: Story = { parameters: story({ visitor: 'member' }) };
export const Agent: Story = { parameters: story({ visitor: 'agent' }) };
export const Trial: Story = { parameters: story({ visitor: 'trial' }) };
/** The server has not confirmed the session yet, and the stored name has the maximum length. */
export const LongName: Story = {
  parameters: story({ visitor: 'member', nickname: longWord, calls: { memberInfo: 'pending' } }),
};
