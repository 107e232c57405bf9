import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../../../.storybook/kit/Row.tsx';
import { languages } from '../../domain/language.ts';
import { Flag } from './Flag.tsx';

const meta = { title: 'Parts/Flag', component: Flag, args: { language: 'vi' } } satisfies Meta<typeof Flag>;
export default meta;

export const Languages: StoryObj<typeof meta> = {
  render: () => (
    <Row>
      {languages.map((language) => (
        <Flag key={language} language={language} />
      ))}
    </Row>
  ),
};
