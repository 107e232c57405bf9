import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../../.storybook/kit/parameters.ts';
import { loadClosed } from './closedScreen.ts';
import { StatusGate } from './StatusGate.tsx';

const location = { ip: '203.0.113.7', country: 'GB' };

const meta = {
  title: 'Screens/Status',
  component: StatusGate,
  parameters: story({ around: 'site' }),
  loaders: [loadClosed],
  render: () => <p>Trang đang mở.</p>,
} satisfies Meta<typeof StatusGate>;
export default meta;

type Story = StoryObj;

/** With a known end and its countdown. */
export const Maintenance: Story = {
  parameters: story({
    calls: { status: 'pending' },
    status: { maintenance: true, maintenanceEnd: '2026-11-20T07:30:00.000Z', regionRestriction: false, location },
  }),
};
export const MaintenanceWithoutEnd: Story = {
  parameters: story({ calls: { status: 'pending' }, status: { maintenance: true, regionRestriction: false, location } }),
};
export const RegionClosed: Story = {
  parameters: story({ calls: { status: 'pending' }, status: { maintenance: false, regionRestriction: true, location } }),
};
