import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { part } from '../../../../.storybook/studio/part.tsx';
import { Button } from '../../kit/index.ts';
import { TopBarEnd, TopBarSlot } from './TopBarEnd.tsx';

const meta = { ...part, title: 'Studio/Parts/Top bar end', component: TopBarEnd } satisfies Meta<typeof TopBarEnd>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A page draws into the bar. It stands there, before the page. */
function Bar() {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return (
    <TopBarSlot value={slot}>
      <header ref={setSlot} />
      <p>Bản nháp</p>
      <TopBarEnd>
        <Button variant="primary">Xuất bản</Button>
      </TopBarEnd>
    </TopBarSlot>
  );
}

export const Act: Story = { args: { children: null }, render: () => <Bar /> };
