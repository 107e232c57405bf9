import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../../.storybook/kit/parameters.ts';
import { withLongNames } from '../../../.storybook/kit/withLongNames.ts';
import { ShellLayout, type ShellLayoutProps } from './ShellLayout.tsx';

const signedOut: ShellLayoutProps = {
  layout: 'full',
  support: () => undefined,
  session: { header: null, menuHead: () => null, menuAccount: () => null, menuFoot: () => null },
  children: <h1>Nội dung</h1>,
};

const meta = {
  title: 'Parts/Sections/ShellLayout',
  component: ShellLayout,
  args: signedOut,
  parameters: story({ around: 'nothing' }),
} satisfies Meta<typeof ShellLayout>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const HeaderOnly: Story = { args: { layout: 'header' } };
/** A brand without customer service. */
export const WithoutSupport: Story = { args: { support: null } };
/** The minimal brand: no vendors, payments, licences or social links. */
export const Empty: Story = {
  parameters: story({
    adapt: (boot) => ({
      ...boot,
      brand: {
        ...boot.brand,
        contacts: { ...boot.brand.contacts, social: [], email: null },
        footer: { payments: [], licences: [], assurances: [] },
      },
      queries: { ...boot.queries, catalogue: [], help: [] },
    }),
  }),
};
export const LongText: Story = { parameters: story({ adapt: withLongNames }) };
