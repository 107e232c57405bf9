import type { Definition } from '../../definition.ts';
import { ActResult, Reasoned } from '../../operate.ts';
import type { StudioCall } from '../calls.ts';
import {
  DeskOffer,
  DeskOffers,
  OfDeskOffer,
  OfferEstimate,
  OfferEstimateQuery,
  OfferPublish,
  OfferSave,
  OfOfferPicture,
} from '../deskOffers.ts';
import { OfBrand, onlyLanguage } from '../shapes.ts';

const tags = ['studio desk'];

/** Promotions of a brand: what is in force, versions, and what one would have paid. */
export const deskOffersDefinitions = {
  deskOffers: {
    summary: 'Promotions of a brand with what they have paid',
    tags,
    params: OfBrand,
    answer: DeskOffers,
  },
  deskOffer: {
    summary: 'A promotion with its versions, newest first',
    tags,
    params: OfDeskOffer,
    answer: DeskOffer,
  },
  deskSaveOffer: {
    summary: 'Write the next version of a promotion; the site shows it once it is published',
    tags,
    params: OfDeskOffer,
    body: OfferSave,
    answer: DeskOffer,
  },
  deskPublishOffer: {
    summary: 'Put the last version in force; from the threshold of the brand on, another operator has to approve its budget',
    tags,
    params: OfDeskOffer,
    body: OfferPublish,
    answer: ActResult,
  },
  deskEndOffer: {
    summary: 'End a promotion now; what was begun may still be staked through',
    tags,
    params: OfDeskOffer,
    body: Reasoned,
    answer: DeskOffer,
  },
  deskOfferPicture: {
    hide: true,
    params: OfOfferPicture,
    query: onlyLanguage,
    answer: 'file',
  },
  deskOfferEstimate: {
    summary: 'What a promotion would have paid in a month; nothing is written',
    tags,
    params: OfBrand,
    body: OfferEstimateQuery,
    answer: OfferEstimate,
  },
} as const satisfies Partial<Record<StudioCall, Definition>>;
