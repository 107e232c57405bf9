import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord } from '../../../.storybook/kit/longText.ts';
import { Narrow, Row } from '../../../.storybook/kit/Row.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Badge } from './Badge.tsx';

const meta = { title: 'Parts/Badge', component: Badge, args: { kind: 'hot', children: 'HOT' } } satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

const kinds = ['hot', 'new', 'neutral', 'accent', 'reward'] as const;

export const Kinds: Story = {
  render: () => (
    <>
      {(['sm', 'lg'] as const).map((size) => (
        <Row key={size}>
          {kinds.map((kind) => (
            <Badge key={kind} kind={kind} size={size} icon={<Icon name="fire" weight="fill" size={12} />}>
              Mới
            </Badge>
          ))}
        </Row>
      ))}
    </>
  ),
};
export const LongText: Story = {
  render: () => (
    <Narrow>
      <Row>
        <Badge kind="accent" size="lg">
          {longWord}
        </Badge>
      </Row>
    </Narrow>
  ),
};
