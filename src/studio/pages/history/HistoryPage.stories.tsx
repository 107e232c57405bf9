import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText } from '../../../../.storybook/kit/longText.ts';
import { aurora, digest, live, threeBrands, version } from '../../../../.storybook/studio/data/brands.ts';
import { host, longChange, threeChanges } from '../../../../.storybook/studio/data/changes.ts';
import { page, statesOf } from '../../../../.storybook/studio/page.tsx';
import type { SecondYes, VersionRow } from '../../../wire/studio/brands.ts';
import HistoryPage from './HistoryPage.tsx';

const meta = { ...page, title: 'Studio/Pages/History', component: HistoryPage } satisfies Meta;
export default meta;

type Story = StoryObj;

const older: readonly VersionRow[] = [
  live,
  version(11, { note: 'Sửa chữ ở chân trang' }),
  version(10, { kind: 'rollback', restores: 8, note: 'Quay về bản trước lễ' }),
  version(9, { state: 'cancelled', liveFrom: null, liveUntil: null, note: 'Mở thử xổ số' }),
];
const versions = (...newest: readonly VersionRow[]) => ({ value: { versions: [...newest, ...older], next: null } });
const secondYes: SecondYes = {
  state: 'pending',
  by: 'Lê Minh Quân',
  at: '2026-11-20T04:30:00.000Z',
  until: '2026-11-21T04:30:00.000Z',
  note: 'Thêm tên miền',
  digest,
  isOwn: false,
  decidedBy: null,
  decidedAt: null,
  changes: [host],
};
const at = statesOf('/brands/aurora/history', {
  brand: { value: aurora },
  brands: { value: threeBrands },
  versions: versions(),
  versionChanges: { value: threeChanges },
  secondYes: { value: secondYes },
});
const asked = version(13, { state: 'asked', liveFrom: null, liveUntil: null, by: 'quan-le', note: 'Thêm tên miền' });

export const Loaded: Story = at();
export const RollBack: Story = at({}, { path: '/brands/aurora/history?version=11' });
export const NoDifference: Story = at({ versionChanges: { value: [] } });
export const Drift: Story = at({ brand: { value: { ...aurora, drift: true } } });
export const Scheduled: Story = at(
  {
    versions: versions(version(13, { state: 'scheduled', liveFrom: '2026-11-21T01:00:00.000Z', liveUntil: null })),
  },
  { path: '/brands/aurora/history?version=13' },
);
export const Asked: Story = at({ versions: versions(asked) });
export const AskedByMe: Story = at({ versions: versions(asked), secondYes: { value: { ...secondYes, isOwn: true } } });
export const Declined: Story = at(
  {
    versions: versions({ ...asked, state: 'declined' }),
    secondYes: { value: { ...secondYes, state: 'declined', decidedBy: 'thao-pham' } },
  },
  { path: '/brands/aurora/history?version=13' },
);
export const Viewer: Story = at({ versions: versions(asked) }, { roles: ['viewer'] });
export const ViewerRollBack: Story = at({}, { roles: ['viewer'], path: '/brands/aurora/history?version=11' });
export const Empty: Story = at({ versions: { value: { versions: [], next: null } } });
export const Loading: Story = at({ versions: 'pending' });
export const Failed: Story = at({ versions: { failure: 'RATE_LIMIT' } });
export const LongWords: Story = at(
  {
    versions: versions(version(13, { note: longText, by: 'nguyen-thi-hoang-phuong-anh-1998' })),
    versionChanges: { value: [longChange, ...threeChanges] },
  },
  { path: '/brands/aurora/history?version=13' },
);
