import type { Meta, StoryObj } from '@storybook/react-vite';
import { Column } from '../../../.storybook/kit/Row.tsx';
import { PasswordMeter } from './PasswordMeter.tsx';

const meta = { title: 'Parts/Form/PasswordMeter', component: PasswordMeter, args: { strength: 0 } } satisfies Meta<
  typeof PasswordMeter
>;
export default meta;

export const Strengths: StoryObj<typeof meta> = {
  render: () => (
    <Column>
      {([0, 1, 2, 3, 4] as const).map((strength) => (
        <PasswordMeter key={strength} strength={strength} />
      ))}
    </Column>
  ),
};
