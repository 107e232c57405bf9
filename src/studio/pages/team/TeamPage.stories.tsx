import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { threeBrands } from '../../../../.storybook/studio/data/brands.ts';
import { longTeam, request, team } from '../../../../.storybook/studio/data/team.ts';
import { page, statesOf } from '../../../../.storybook/studio/page.tsx';
import TeamPage from './TeamPage.tsx';

const meta = { ...page, title: 'Studio/Pages/Team', component: TeamPage } satisfies Meta;
export default meta;

type Story = StoryObj;

const at = statesOf('/team', {
  team: { value: team },
  teamRequests: { value: [] },
  brands: { value: threeBrands },
});

export const Loaded: Story = at();
export const Requests: Story = at({
  teamRequests: {
    value: [
      request,
      { ...request, id: '7a1f0d7e-33aa-4ac3-9c1a-1d1a3a5b7c9e', act: 'invite', isOwn: true },
      { ...request, id: '8a1f0d7e-33aa-4ac3-9c1a-1d1a3a5b7c9e', act: 'reinvite', isAboutYou: true },
    ],
  },
});
export const Invite: Story = {
  ...at(),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('table', { name: /./ });
    await userEvent.click(canvasElement.querySelector('main button') ?? canvasElement);
  },
};
export const Acts: Story = {
  ...at(),
  play: async ({ canvasElement, canvas }) => {
    await canvas.findAllByRole('rowheader');
    await userEvent.click(canvasElement.querySelector('table button') ?? canvasElement);
  },
};
export const Loading: Story = at({ team: 'pending' });
export const Failed: Story = at({ team: { failure: 'RATE_LIMIT' }, teamRequests: { failure: 'RATE_LIMIT' } });
export const Viewer: Story = at({}, { roles: ['viewer'] });
export const LongWords: Story = at({ team: { value: [...longTeam, ...team] } });
