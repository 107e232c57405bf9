import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { brandPage, threeBrands } from '../../../../.storybook/studio/data/brands.ts';
import { figuresOf, firstHour, largest, noFigures } from '../../../../.storybook/studio/data/figures.ts';
import { page, statesOf } from '../../../../.storybook/studio/page.tsx';
import FiguresPage from './FiguresPage.tsx';

const meta = { ...page, title: 'Studio/Pages/Figures', component: FiguresPage } satisfies Meta;
export default meta;

type Story = StoryObj;

const at = statesOf('/desk/figures', { brands: { value: threeBrands }, deskFigures: { value: figuresOf(30) } });

export const Loaded: Story = at();
export const Week: Story = at(
  { deskFigures: { value: figuresOf(7) } },
  { path: '/desk/figures?merchant=aurora&days=7&figure=holdShare' },
);
export const Quarter: Story = at({ deskFigures: { value: figuresOf(90) } }, { path: '/desk/figures?days=90&figure=active' });
/** The arrow keys have moved along the chart of hours; the hour it came to is read out. */
export const Pointed: Story = {
  ...at(),
  play: async ({ canvas }) => {
    const [hours] = await canvas.findAllByRole('slider');
    await expect(hours).toBeDefined();
    hours?.focus();
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(hours).toHaveAttribute('aria-valuenow', '4');
    await expect(hours).toHaveAttribute('aria-valuetext', expect.stringMatching(/^03:00: .*\d, .*\d$/));
  },
};
/** A card that was chosen by keyboard: both charts and their tables follow. */
export const Chosen: Story = {
  ...at({ deskFigures: { value: figuresOf(7) } }, { path: '/desk/figures?days=7' }),
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('button', { pressed: false });
    const card = cards.find(({ parentElement }) => parentElement?.getAttribute('role') === 'group');
    card?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(card).toHaveAttribute('aria-pressed', 'true');
    const [, byDay] = canvas.getAllByRole('table');
    // Heads, the sum and a row for each day.
    await expect(byDay?.querySelectorAll('tr')).toHaveLength(9);
    const registrations = figuresOf(7).span.now.registrations.toLocaleString('en');
    await expect(byDay).toHaveTextContent(registrations);
  },
};
export const FirstHour: Story = at({ deskFigures: { value: firstHour } }, { path: '/desk/figures?days=7&figure=hold' });
export const Empty: Story = at({ deskFigures: { value: noFigures } });
export const NoBrand: Story = at({ brands: { value: brandPage([]) } });
export const Loading: Story = at({ deskFigures: 'pending' });
export const Failed: Story = at({ deskFigures: { failure: 'RATE_LIMIT' } });
export const Denied: Story = at({}, { roles: ['members'] });
export const LongWords: Story = at({ deskFigures: { value: largest } }, { path: '/desk/figures?days=90' });
