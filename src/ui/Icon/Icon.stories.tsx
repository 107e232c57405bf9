import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../../../.storybook/kit/Row.tsx';
import { Icon } from './Icon.tsx';
import { boldIcons, duotoneIcons, fillIcons, regularIcons } from './iconNames.ts';

const meta = { title: 'Parts/Icon', component: Icon, args: { name: 'house-simple' } } satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Every: Story = {
  render: () => (
    <>
      <Row>
        {regularIcons.map((name) => (
          <Icon key={name} name={name} size={24} />
        ))}
      </Row>
      <Row>
        {fillIcons.map((name) => (
          <Icon key={name} name={name} weight="fill" size={24} />
        ))}
      </Row>
      <Row>
        {duotoneIcons.map((name) => (
          <Icon key={name} name={name} weight="duotone" size={28} />
        ))}
      </Row>
      <Row>
        {boldIcons.map((name) => (
          <Icon key={name} name={name} weight="bold" size={20} />
        ))}
      </Row>
    </>
  ),
};
export const Labelled: Story = { args: { label: 'Trang chủ', size: 40 } };
