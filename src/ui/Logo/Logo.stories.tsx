import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../../../.storybook/kit/Row.tsx';
import { WithBoot } from '../../../.storybook/kit/WithBoot.tsx';
import { Logo } from './Logo.tsx';

const meta = { title: 'Parts/Logo', component: Logo } satisfies Meta<typeof Logo>;
export default meta;

type Story = StoryObj;

/** The brand's logo on each surface it is used on. */
export const Surfaces: Story = {
  render: () => (
    <WithBoot>
      {({ brand: { logo, logoOn, name } }) => (
        <>
          {(['page', 'header', 'footer', 'hero'] as const).map((place) => (
            <Row key={place} on={place}>
              {(['sm', 'md', 'lg'] as const).map((size) => (
                <Logo key={size} logo={logo} on={logoOn[place]} name={name} size={size} />
              ))}
            </Row>
          ))}
        </>
      )}
    </WithBoot>
  ),
};
/** A logo without letters: the name is shown beside it, whatever its length. */
export const SignOnly: Story = {
  render: () => (
    <WithBoot>
      {({ brand: { mark, logoOn } }) => (
        <Row>
          <Logo logo={{ onDark: mark, onLight: mark }} on={logoOn.page} name="Phượng Hoàng Rực Rỡ" />
        </Row>
      )}
    </WithBoot>
  ),
};
