import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { threeBrands } from '../../../../.storybook/studio/data/brands.ts';
import { deskPage, detail, longDetail, longItem, queue } from '../../../../.storybook/studio/data/desk.ts';
import { page, statesOf } from '../../../../.storybook/studio/page.tsx';
import QueuePage from './QueuePage.tsx';

const meta = { ...page, title: 'Studio/Pages/Queue', component: QueuePage } satisfies Meta;
export default meta;

type Story = StoryObj;

const at = statesOf('/desk', {
  deskQueue: { value: deskPage(queue) },
  deskItem: { value: detail },
  brands: { value: threeBrands },
});
const opened = { path: '/desk?item=aurora/withdrawal/W2611200001' };

export const Loaded: Story = at();
export const Opened: Story = at({}, opened);
export const SecondYes: Story = at(
  {
    deskItem: {
      value: {
        ...detail,
        item: queue[5] ?? detail.item,
        offers: [
          { act: 'second', why: null, needsSecond: false },
          { act: 'decline', why: null, needsSecond: false },
        ],
      },
    },
  },
  { path: '/desk?item=aurora/withdrawal/W2611200003' },
);
export const OfAnother: Story = at(
  {
    deskItem: {
      value: {
        ...detail,
        item: queue[2] ?? detail.item,
        offers: detail.offers.map((offer) => ({ ...offer, why: 'claimed' as const })),
      },
    },
  },
  { path: '/desk?item=aurora/withdrawal/W2611200002' },
);
export const Gone: Story = at({ deskItem: { failure: 'NOT_FOUND' } }, opened);
export const Marked: Story = {
  ...at(),
  play: async ({ canvas }) => {
    for (const box of (await canvas.findAllByRole('checkbox')).slice(1, 3)) await userEvent.click(box);
  },
};
export const Empty: Story = at({ deskQueue: { value: deskPage([]) } });
export const NothingFound: Story = at({ deskQueue: { value: deskPage([]) } }, { path: '/desk?search=W99' });
export const Loading: Story = at({ deskQueue: 'pending' });
export const Failed: Story = at({ deskQueue: { failure: 'RATE_LIMIT' } });
export const Denied: Story = at({}, { roles: ['viewer'] });
export const LongWords: Story = at(
  { deskQueue: { value: deskPage([longItem, longItem]) }, deskItem: { value: longDetail } },
  opened,
);
