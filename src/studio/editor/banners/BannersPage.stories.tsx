import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText } from '../../../../.storybook/kit/longText.ts';
import { draft, editorOf } from '../../../../.storybook/studio/data/draft.ts';
import { page, state } from '../../../../.storybook/studio/page.tsx';
import type { OperatorRole } from '../../../domain/operatorRole.ts';
import BannersPage from './BannersPage.tsx';

const meta = { ...page, title: 'Studio/Editor/Banners', component: BannersPage } satisfies Meta;
export default meta;

type Story = StoryObj;

const words = (vi: string, en: string) => ({ vi, en });
const home = [
  {
    id: 'envelopes',
    image: { light: 'banners/a.png' },
    alt: words('Bao lì xì', 'Envelopes'),
    title: words('Bao lì xì đầu xuân', 'The first envelopes of spring'),
    from: '2027-01-25T00:00:00+07:00',
    until: '2027-02-12T23:59:00+07:00',
  },
  {
    id: 'cranes',
    image: { light: 'banners/b.svg', dark: 'banners/c.svg' },
    alt: words('Hạc', 'Cranes'),
    title: words('Hạc về trước cổng', 'Cranes at the gate'),
  },
  {
    id: 'phoenix',
    image: { light: 'banners/d.png' },
    alt: words('Phượng', 'Phoenix'),
    title: words('Phượng múa lửa reo', 'The phoenix dances'),
    until: '2026-12-31T00:00:00+07:00',
  },
  {
    id: 'over',
    image: { light: 'banners/e.png' },
    alt: words('Trống', 'Drums'),
    title: words(longText, longText),
    until: '2026-10-01T00:00:00+07:00',
  },
];
const planned = { ...draft, document: { ...(draft.document as object), banners: { home } } };
const none = { ...draft, document: { ...(draft.document as object), banners: {} } };

const at = (merchant: string, shown: typeof draft, roles?: readonly OperatorRole[]) =>
  state({
    path: `/brands/${merchant}/edit?section=banners`,
    calls: editorOf(merchant, shown),
    ...(roles === undefined ? {} : { roles }),
  });

export const Loaded: Story = at('aurora-banners', draft);
export const Planned: Story = at('aurora-banners-planned', planned);
export const Empty: Story = at('aurora-banners-empty', none);
export const Viewer: Story = at('aurora-banners-viewer', planned, ['viewer']);
