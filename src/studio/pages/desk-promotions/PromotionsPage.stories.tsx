import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { brandPage, threeBrands } from '../../../../.storybook/studio/data/brands.ts';
import {
  estimate,
  longOffers,
  offer,
  offers,
  ofKind,
  ready,
  unsaid,
  wordsOnly,
} from '../../../../.storybook/studio/data/offers.ts';
import { page, statesOf } from '../../../../.storybook/studio/page.tsx';
import PromotionsPage from './PromotionsPage.tsx';

const meta = { ...page, title: 'Studio/Pages/Promotions', component: PromotionsPage } satisfies Meta;
export default meta;

type Story = StoryObj;

const path = '/desk/promotions?merchant=aurora';
const at = statesOf(path, {
  brands: { value: threeBrands },
  deskOffers: { value: offers },
  deskOffer: { value: offer },
  deskOfferEstimate: { value: estimate },
});
const ofOffer = { path: `${path}&offer=second-deposit` };

export const List: Story = at();
export const Empty: Story = at({ deskOffers: { value: { ...offers, offers: [] } } });
export const LongWords: Story = at({ deskOffers: { value: longOffers } });
export const Loading: Story = at({ deskOffers: 'pending' });
export const Failed: Story = at({ deskOffers: { failure: 'RATE_LIMIT' } });
export const NoBrand: Story = at({ brands: { value: brandPage([]) } }, { path: '/desk/promotions' });
export const Denied: Story = at({}, { roles: ['viewer'] });
export const ReadOnly: Story = at({}, { ...ofOffer, roles: ['members'] });

export const New: Story = at({}, { path: `${path}&offer=%2B` });
export const DepositMatch: Story = at({}, ofOffer);
export const Cashback: Story = at({ deskOffer: { value: ofKind.cashback } }, ofOffer);
export const Fixed: Story = at({ deskOffer: { value: ofKind.fixed } }, ofOffer);
export const Ladder: Story = at({ deskOffer: { value: ofKind.ladder } }, ofOffer);
export const Raffle: Story = at({ deskOffer: { value: ofKind.raffle } }, ofOffer);
export const SignIn: Story = at({ deskOffer: { value: ofKind.signIn } }, ofOffer);
export const WordsOnly: Story = at({ deskOffer: { value: wordsOnly } }, ofOffer);
export const FiguresMissing: Story = at({ deskOffer: { value: unsaid } }, ofOffer);
export const FormLoading: Story = at({ deskOffer: 'pending' }, ofOffer);
export const Missing: Story = at({ deskOffer: { failure: 'NOT_FOUND' } }, ofOffer);

type Play = NonNullable<Story['play']>;

function there<Part>(part: Part | null | undefined): Part {
  if (part === null || part === undefined) throw new Error('A part of the page is missing.');
  return part;
}
/** The button of the form with this icon, once the form is there. */
const button = (icon: string) =>
  waitFor(() =>
    there([...document.querySelectorAll<HTMLElement>('button')].find((each) => each.querySelector(`use[href*="${icon}"]`))),
  );
/** Changes the share of the deposit, the first number of the form. */
const typePercent = async () => {
  const percent = await waitFor(() => there(document.querySelector<HTMLInputElement>('input[inputmode="decimal"]')));
  await userEvent.clear(percent);
  await userEvent.type(percent, '65');
};
const forgotten: Pick<Story, 'beforeEach'> = {
  beforeEach: () => {
    localStorage.clear();
    return () => localStorage.clear();
  },
};

export const Unsaved: Story = { ...at({}, ofOffer), ...forgotten, play: typePercent };
export const Conflict: Story = {
  ...at({ deskSaveOffer: { failure: 'CONFLICT', value: { newest: 3 } } }, ofOffer),
  ...forgotten,
  play: async (context) => {
    await typePercent();
    await userEvent.click(await button('floppy-disk'));
    await expect(await context.canvas.findByRole('status')).toBeVisible();
  },
};
export const Estimated: Story = {
  ...at({}, ofOffer),
  play: async ({ canvas }) => {
    await userEvent.click(await button('function'));
    await expect(await canvas.findByText(/4[.,]120/)).toBeVisible();
  },
};

const openPublish: Play = async () => {
  const save = await button('floppy-disk');
  await userEvent.click(there([...(save.parentElement?.querySelectorAll('button') ?? [])].at(-1)));
  await within(document.body).findByRole('dialog');
};
export const Publish: Story = { ...at({ deskOffer: { value: ready } }, ofOffer), play: openPublish };
export const PublishAbove: Story = { ...at({ deskOffer: { value: ofKind.fixed } }, ofOffer) };
export const PublishRefused: Story = {
  ...at(
    {
      deskOffer: { value: ready },
      deskPublishOffer: {
        failure: 'VALIDATION',
        value: { terms: [{ language: 'en', fault: 'age', figures: [{ value: 18, isPercent: false }] }] },
      },
    },
    ofOffer,
  ),
  play: async (context) => {
    await openPublish(context);
    const dialog = await within(document.body).findByRole('dialog');
    const field = dialog.querySelector('textarea');
    await userEvent.type(there(field), 'For the month');
    const last = [...dialog.querySelectorAll<HTMLElement>('button')].at(-1);
    await userEvent.click(there(last));
    await expect(await within(dialog).findByRole('alert')).toBeVisible();
  },
};
