import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { brandPage, threeBrands } from '../../../../.storybook/studio/data/brands.ts';
import {
  chat,
  detail,
  guestThread,
  hiddenLines,
  letterId,
  letters,
  longDetail,
  longNotices,
  longRoom,
  longThread,
  messages,
  mutes,
  notices,
  quietLetters,
  readers,
  reference,
  room,
  sentDetail,
  stoppedDetail,
  takingBackDetail,
  thread,
  trial,
} from '../../../../.storybook/studio/data/content.ts';
import { page, statesOf } from '../../../../.storybook/studio/page.tsx';
import ContentPage from './ContentPage.tsx';

const meta = { ...page, title: 'Studio/Pages/Content', component: ContentPage } satisfies Meta;
export default meta;

type Story = StoryObj;

const base = '/desk/content';
const at = statesOf(`${base}?merchant=aurora`, {
  brands: { value: threeBrands },
  deskNotices: { value: [...notices] },
  deskNoticeReaders: { value: readers },
  deskBroadcasts: { value: [...letters] },
  deskBroadcast: { value: detail },
  deskBroadcastAudience: { value: { members: 100_000, onBreak: 1_284 } },
  deskChat: { value: chat },
  deskChatHidden: { value: [...hiddenLines] },
  deskRoom: { value: [...room] },
  deskMutes: { value: [...mutes] },
  deskChatTrial: { value: trial },
  deskFeedback: { value: [...messages] },
  deskThread: { value: thread },
});
const to = (tab: string, more = '') => ({ path: `${base}${tab}?merchant=aurora${more}` });

export const Notices: Story = at();
export const NoticesPlanned: Story = at({}, to('', '&state=planned'));
export const NoticesEmpty: Story = at({ deskNotices: { value: [] } });
export const NoticesLoading: Story = at({ deskNotices: 'pending' });
export const NoticesFailed: Story = at({ deskNotices: { failure: 'RATE_LIMIT' } });
export const NoticePlanned: Story = at({}, to('', '&one=envelopes'));
export const NoticeEnded: Story = at({}, to('', '&one=slow'));
export const NoticeMissing: Story = at({}, to('', '&one=none'));
export const NoticesLong: Story = at({ deskNotices: { value: [...longNotices] } }, to('', '&one=phone'));
/** A new window is compared with the others while it is typed. */
export const NoticeNew: Story = {
  ...at({}, to('', '&one=new')),
  play: async ({ canvas }) => {
    const fields = await canvas.findAllByRole('textbox');
    await userEvent.type(fields[0] ?? document.body, 'Bảo trì');
    await userEvent.type(fields[2] ?? document.body, 'Từ 03:00.');
    await expect(fields[0]).toHaveValue('Bảo trì');
  },
};
export const NoticeRefused: Story = {
  ...at({ deskEditNotice: { failure: 'VALIDATION', value: { field: 'until' } } }, to('', '&one=envelopes')),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('textbox');
    const last = [...canvasElement.querySelectorAll<HTMLElement>('aside button')].at(-1);
    if (last !== undefined) await userEvent.click(last);
    await expect(await canvas.findByRole('alert')).not.toBeEmptyDOMElement();
  },
};
export const NoticeEnd: Story = {
  ...at({}, to('', '&one=phone')),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('textbox');
    const end = [...canvasElement.querySelectorAll<HTMLElement>('aside button')].at(-2);
    if (end !== undefined) await userEvent.click(end);
  },
};

export const Letters: Story = at({}, to('/letters'));
export const LettersEmpty: Story = at({ deskBroadcasts: { value: [] } }, to('/letters'));
export const LettersLoading: Story = at({ deskBroadcasts: 'pending' }, to('/letters'));
export const LettersFailed: Story = at({ deskBroadcasts: { failure: 'RATE_LIMIT' } }, to('/letters'));
export const LetterStopped: Story = at(
  { deskBroadcasts: { value: [...quietLetters] }, deskBroadcast: { value: stoppedDetail } },
  to('/letters', `&one=${letterId}`),
);
export const LetterTakenBack: Story = at({ deskBroadcast: { value: takingBackDetail } }, to('/letters'));
export const LetterSent: Story = at({ deskBroadcast: { value: sentDetail } }, to('/letters'));
export const LetterLoading: Story = at({ deskBroadcast: 'pending' }, to('/letters'));
export const LetterMissing: Story = at({ deskBroadcast: { failure: 'NOT_FOUND' } }, to('/letters'));
export const LetterLong: Story = at({ deskBroadcast: { value: longDetail } }, to('/letters'));
export const LetterNew: Story = at({}, to('/letters', '&one=new'));

const openStop: NonNullable<Story['play']> = async ({ canvas, canvasElement }) => {
  await canvas.findByRole('progressbar');
  const stop = canvasElement.querySelector<HTMLElement>('section button');
  if (stop !== null) await userEvent.click(stop);
  const dialog = document.querySelector<HTMLElement>('[role="dialog"]');
  await expect(dialog).not.toBeNull();
  const box = dialog?.querySelector<HTMLElement>('input[type="checkbox"]');
  if (box !== null && box !== undefined) await userEvent.click(box);
};
export const LetterStop: Story = { ...at({}, to('/letters')), play: openStop };
export const LetterStopRefused: Story = {
  ...at({ deskStopBroadcast: { failure: 'CONFLICT', value: { state: 'sent' } } }, to('/letters')),
  play: async (context) => {
    await openStop(context);
    const dialog = document.querySelector<HTMLElement>('[role="dialog"]');
    const field = dialog?.querySelector('textarea');
    if (dialog === null || field === null || field === undefined) return;
    await userEvent.type(field, 'Wrong hours');
    const [last] = [...dialog.querySelectorAll<HTMLElement>('button')].slice(-1);
    if (last !== undefined) await userEvent.click(last);
  },
};
/** Every field is filled: the letter is looked at before it goes out. */
export const LetterLook: Story = {
  ...at({}, to('/letters', '&one=new')),
  play: async ({ canvas, canvasElement }) => {
    const fields = await canvas.findAllByRole('textbox');
    await userEvent.type(fields[0] ?? document.body, 'Giờ làm việc');
    await userEvent.type(fields[2] ?? document.body, 'Từ 8:00 đến 22:00.');
    const look = [...canvasElement.querySelectorAll<HTMLElement>('aside button')].at(-1);
    if (look !== undefined) await userEvent.click(look);
    await expect(document.querySelector('[role="dialog"]')).not.toBeNull();
  },
};

const ofLine = (more = '') => to('/chat', `&one=general~40${more}`);
export const Chat: Story = at({}, to('/chat'));
export const ChatNothingHidden: Story = at({ deskChatHidden: { value: [] } }, to('/chat'));
export const ChatRoom: Story = at({}, to('/chat', '&state=rooms'));
export const ChatRoomEmpty: Story = at({ deskRoom: { value: [] } }, to('/chat', '&state=rooms:football'));
export const ChatOff: Story = at({ deskChat: { value: { ...chat, enabled: false } } }, to('/chat'));
export const ChatLoading: Story = at({ deskChat: 'pending' }, to('/chat'));
export const ChatFailed: Story = at({ deskChat: { failure: 'RATE_LIMIT' } }, to('/chat'));
export const ChatListFailed: Story = at({ deskChatHidden: { failure: 'RATE_LIMIT' } }, to('/chat'));
export const ChatLine: Story = at({}, ofLine());
export const ChatLineMissing: Story = at({ deskRoom: { value: [] } }, ofLine());
export const ChatLong: Story = at({ deskRoom: { value: [...longRoom] }, deskChatHidden: { value: [...longRoom] } }, ofLine());
export const ChatMutes: Story = at({}, to('/chat', '&state=mutes'));
export const ChatNoMutes: Story = at({ deskMutes: { value: [] } }, to('/chat', '&state=mutes'));
export const ChatWords: Story = {
  ...at({}, to('/chat', '&state=words')),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'taigame79{Enter}');
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(3);
  },
};
/** A refusal stays beside what was typed. */
export const ChatRefused: Story = {
  ...at({ deskRemoveMessage: { failure: 'NOT_FOUND' } }, ofLine()),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'Mời sang nơi khác');
    const send = [...canvasElement.querySelectorAll<HTMLElement>('aside button')].at(-1);
    if (send !== undefined) await userEvent.click(send);
    await expect(await canvas.findByRole('alert')).not.toBeEmptyDOMElement();
  },
};

export const Feedback: Story = at({}, to('/feedback'));
export const FeedbackEmpty: Story = at({ deskFeedback: { value: [] } }, to('/feedback'));
export const FeedbackLoading: Story = at({ deskFeedback: 'pending' }, to('/feedback'));
export const FeedbackFailed: Story = at({ deskFeedback: { failure: 'RATE_LIMIT' } }, to('/feedback'));
export const FeedbackThread: Story = at({}, to('/feedback', `&one=${reference}`));
export const FeedbackGuest: Story = at({ deskThread: { value: guestThread } }, to('/feedback', '&one=F-1111111111'));
export const FeedbackMissing: Story = at({ deskThread: { failure: 'NOT_FOUND' } }, to('/feedback', `&one=${reference}`));
export const FeedbackThreadFailed: Story = at({ deskThread: { failure: 'RATE_LIMIT' } }, to('/feedback', `&one=${reference}`));
export const FeedbackLong: Story = at({ deskThread: { value: longThread } }, to('/feedback', `&one=${reference}`));
export const FeedbackTaken: Story = {
  ...at({ deskAct: { failure: 'CONFLICT', value: { state: 'answered' } } }, to('/feedback', `&one=${reference}`)),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'Đã cộng tiền cho bạn.');
    const send = [...canvasElement.querySelectorAll<HTMLElement>('aside button')].at(-1);
    if (send !== undefined) await userEvent.click(send);
    await expect(await canvas.findByRole('alert')).not.toBeEmptyDOMElement();
  },
};

export const NoBrand: Story = at({ brands: { value: brandPage([]) } }, { path: base });
export const Loading: Story = at({ brands: 'pending' });
export const Failed: Story = at({ brands: { failure: 'RATE_LIMIT' } });
export const Denied: Story = at({}, { roles: ['money'] });
