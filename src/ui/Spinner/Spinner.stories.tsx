import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../../../.storybook/kit/Row.tsx';
import { Spinner } from './Spinner.tsx';

const meta = { title: 'Parts/Spinner', component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;

export const Sizes: StoryObj<typeof meta> = {
  render: () => (
    <Row>
      {([18, 24, 40] as const).map((size) => (
        <Spinner key={size} size={size} />
      ))}
    </Row>
  ),
};
