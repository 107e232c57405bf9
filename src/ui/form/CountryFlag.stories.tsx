import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../../../.storybook/kit/Row.tsx';
import { CountryFlag } from './CountryFlag.tsx';

const meta = { title: 'Parts/Form/CountryFlag', component: CountryFlag, args: { country: 'VN' } } satisfies Meta<
  typeof CountryFlag
>;
export default meta;

export const Countries: StoryObj<typeof meta> = {
  render: () => (
    <Row>
      {['VN', 'TH', 'KH', 'LA', 'GB', 'US', 'JP'].map((country) => (
        <CountryFlag key={country} country={country} />
      ))}
    </Row>
  ),
};
