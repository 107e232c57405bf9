import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { longText } from '../../../../.storybook/kit/longText.ts';
import { draft, editorOf } from '../../../../.storybook/studio/data/draft.ts';
import { page, state } from '../../../../.storybook/studio/page.tsx';
import type { OperatorRole } from '../../../domain/operatorRole.ts';
import HelpPage from './HelpPage.tsx';

const meta = { ...page, title: 'Studio/Editor/HelpTopics', component: HelpPage } satisfies Meta;
export default meta;

type Story = StoryObj;

const text = {
  vi: '1. Mở [Xổ số](/lottery), chọn đài.\n2. Dò từng giải từ trên xuống.\n\n| Miền | Giờ quay | Đóng vé |\n|---|---|---|\n| Nam | 16:15 | 16:05 |\n| Bắc | 18:15 | 18:05 |\n\nGiờ theo GMT+7.',
  en: '1. Open [Lottery](/lottery) and choose a draw.\n2. Check prize by prize from the top.\n\nTimes are GMT+7.',
};
const written = {
  ...draft,
  document: {
    ...(draft.document as object),
    help: {
      topics: { about: { body: text }, refund: { title: { vi: 'Hoàn tiền nạp', en: 'Refunds of deposits' } } },
      extra: [
        { id: 'lottery-results', title: { vi: 'Cách dò kết quả xổ số', en: 'How to check lottery results' }, body: text },
        { id: 'long', title: { vi: longText, en: longText }, body: { vi: longText, en: longText } },
      ],
    },
  },
};

const at = (merchant: string, at: string, roles?: readonly OperatorRole[]) =>
  state({
    path: `/brands/${merchant}/edit?section=help&at=${at}`,
    calls: editorOf(merchant, written),
    ...(roles === undefined ? {} : { roles }),
  });

export const Standard: Story = at('aurora-help-standard', '/help/topics/terms');
export const Own: Story = at('aurora-help-own', '/help/extra/0');
export const LongTitle: Story = at('aurora-help-long', '/help/extra/1');
export const Pages: Story = at('aurora-help-pages', '/pages');
export const Viewer: Story = at('aurora-help-viewer', '/help/topics/about', ['viewer']);
export const Compared: Story = {
  ...at('aurora-help-compared', '/help/topics/about'),
  play: async ({ canvas }) => {
    const compare = { name: /^(?:So sánh|Compare)$/ };
    await canvas.findByRole('button', compare);
    // The page is drawn once more when its draft arrives, and a press before that is lost.
    await waitFor(async () => {
      const button = canvas.queryByRole('button', compare);
      if (button !== null) await userEvent.click(button);
      await expect(canvas.queryByRole('button', compare)).toBeNull();
    });
  },
};
