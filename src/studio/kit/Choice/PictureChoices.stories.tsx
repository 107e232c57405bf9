import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { longText } from '../../../../.storybook/kit/longText.ts';
import { part } from '../../../../.storybook/studio/part.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { PictureChoices } from './PictureChoices.tsx';

const meta = { ...part, title: 'Studio/Parts/PictureChoices' } satisfies Meta;
export default meta;

type Story = StoryObj;

const faces = [
  { value: 'serif', label: 'Fraunces', detail: 'Đủ chữ tiếng Việt · 155 KB', picture: 'Aạ' },
  { value: 'sans', label: 'Archivo', detail: longText, picture: 'Aạ' },
  { value: 'half', label: 'Half', detail: 'Thiếu 12 chữ tiếng Việt · 20 KB', picture: 'Aa', isDisabled: true },
] as const;
const shapes = [
  { value: 'plain', label: 'Thường', picture: <Icon name="minus" size={20} /> },
  { value: 'cut', label: 'Cắt góc', picture: <Icon name="check" size={20} /> },
  { value: 'long', label: longText, picture: <Icon name="plus" size={20} /> },
] as const;

function Pictured({ isLocked = false }: { readonly isLocked?: boolean }) {
  const [face, setFace] = useState<string>('serif');
  const [shape, setShape] = useState<string>('cut');
  return (
    <>
      <PictureChoices label="Phông" look="rows" choices={faces} value={face} onChange={setFace} isLocked={isLocked} />
      <PictureChoices label="Kiểu nút" look="tiles" choices={shapes} value={shape} onChange={setShape} isLocked={isLocked} />
    </>
  );
}

export const Chosen: Story = { render: () => <Pictured /> };
export const Locked: Story = { render: () => <Pictured isLocked /> };
