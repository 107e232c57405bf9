import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Language } from '../../../domain/language.ts';
import type { DeskOfferRow } from '../../../wire/studio/deskOffers.ts';
import { addressOf, failureTextOf, read } from '../../api/index.ts';
import { useSession } from '../../app/index.ts';
import { sumText, type Translate, useLanguage, useMoment, useNumber, useText } from '../../i18n/index.ts';
import { Badge, Button, EmptyState, Icon, PageHead, Segmented, Select, type Tone, Unread } from '../../kit/index.ts';
import * as css from './promotions.css.ts';
import { newOffer } from './usePlace.ts';

interface OfferListProps {
  readonly merchant: string;
  readonly brands: readonly { readonly value: string; readonly label: string }[];
  readonly onGo: (merchant: string, offer?: string) => void;
}

const views = ['all', 'live', 'planned', 'ended'] as const;
type View = (typeof views)[number];
const viewOf: Readonly<Record<DeskOfferRow['state'], View>> = {
  draft: 'planned',
  planned: 'planned',
  live: 'live',
  spent: 'ended',
  ended: 'ended',
};
export const stateTones: Readonly<Record<DeskOfferRow['state'], Tone>> = {
  draft: 'draft',
  planned: 'info',
  live: 'success',
  spent: 'warning',
  ended: 'neutral',
};

/** Promotions of a brand, those in force and those that are planned, with what each has paid. */
export function OfferList({ merchant, brands, onGo }: OfferListProps) {
  const text = useText();
  const { operator } = useSession();
  const [view, setView] = useState<View>('all');
  const { data, error, refetch } = useQuery(read('deskOffers', { params: { merchant } }));
  const brand = brands.find(({ value }) => value === merchant)?.label ?? merchant;
  const mayWrite = operator.roles.includes('money');
  const all = data?.offers ?? [];
  const shown = all.filter(({ state }) => view === 'all' || viewOf[state] === view);
  const live = all.filter(({ state }) => state === 'live').length;
  return (
    <div className={css.page}>
      <PageHead
        title={text('offers.title')}
        text={data === undefined ? undefined : text('offers.count', { count: all.length, brand, live })}
      >
        <Button
          variant="primary"
          icon="plus"
          onPress={() => onGo(merchant, newOffer)}
          {...(mayWrite ? {} : { why: text('offers.noWrite') })}
        >
          {text('offers.new')}
        </Button>
      </PageHead>
      <div className={css.filters}>
        <Select look="pick" label={text('offers.brand')} value={merchant} options={brands} onChange={(value) => onGo(value)} />
        <Segmented
          label={text('offers.views')}
          value={view}
          onChange={setView}
          choices={views.map((value) => ({ value, label: text(`offers.view.${value}`) }))}
        />
      </div>
      {data === undefined ? (
        <Unread failure={error && failureTextOf(error, text)} onRetry={refetch} height={420} />
      ) : shown.length === 0 ? (
        <EmptyState
          icon="gift"
          title={text(all.length === 0 ? 'offers.none.title' : 'offers.noneOf.title')}
          text={text(all.length === 0 ? 'offers.none.text' : 'offers.noneOf.text')}
        />
      ) : (
        <ul className={css.list}>
          {shown.map((row) => (
            <li key={row.offer}>
              <OfferCard row={row} merchant={merchant} symbol={data.symbol} onOpen={() => onGo(merchant, row.offer)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A state with the day that belongs to it. */
export function stateText(
  text: Translate,
  row: Pick<DeskOfferRow, 'state' | 'from' | 'until'>,
  day: (moment: string) => string,
) {
  if (row.state === 'planned' && row.from !== null) return text('offers.plannedDay', { day: day(row.from) });
  if (row.state === 'ended' && row.until !== null) return text('offers.endedDay', { day: day(row.until) });
  return text(`offers.state.${row.state}`);
}

interface OfferCardProps {
  readonly row: DeskOfferRow;
  readonly merchant: string;
  readonly symbol: string;
  readonly onOpen: () => void;
}

function OfferCard({ row, merchant, symbol, onOpen }: OfferCardProps) {
  const text = useText();
  const language = useLanguage();
  const moment = useMoment();
  const number = useNumber();
  const { offer, title, overline, picture, kind, state, newest, live, isOfManifest, members, paid } = row;
  const name = wordIn(title, language) ?? offer;
  return (
    <article className={css.card}>
      <span className={css.thumb}>
        {picture === null ? (
          <Icon name="gift" size={24} tone="quiet" />
        ) : (
          <img className={css.thumbPicture} src={pictureAddress(merchant, picture)} alt="" loading="lazy" />
        )}
      </span>
      <span className={css.cardWords}>
        <span className={css.meta}>
          {[
            overline === null ? null : wordIn(overline, language),
            text(kind === null ? 'offers.kind.words' : `offers.kind.${kind}`),
            isOfManifest ? text('offers.ofManifest') : null,
          ]
            .filter((part) => part !== null)
            .join(' · ')}
        </span>
        <button type="button" className={css.opener} onClick={onOpen}>
          {name}
        </button>
      </span>
      <span className={css.cardState}>
        <Badge tone={stateTones[state]} mark="dot">
          {stateText(text, row, (day) => moment(day, 'day'))}
        </Badge>
        {live !== null && newest > live ? <Badge tone="draft">{text('offers.hasDraft')}</Badge> : null}
      </span>
      <Figure value={number(members)} name={text('offers.joined')} />
      <Figure value={sumText(paid, symbol)} name={text('offers.given')} />
    </article>
  );
}

/** The word of a language, else of any that has one. */
const wordIn = (words: DeskOfferRow['title'], language: Language): string | null =>
  words[language] ?? Object.values(words)[0] ?? null;

const Figure = ({ value, name }: { readonly value: string; readonly name: string }) => (
  <span className={css.cardFigure}>
    <span className={css.figureValue}>{value}</span>
    <span className={css.meta}>{name}</span>
  </span>
);

/** A picture of the site in the size of a card: a host of the studio has a separate call for it. */
export function pictureAddress(merchant: string, { base, widths }: NonNullable<DeskOfferRow['picture']>): string {
  const [, , , hash = '', name = ''] = base.split('/');
  const width = widths.find((each) => each >= 300) ?? widths.at(-1) ?? 0;
  return addressOf('deskOfferPicture', { params: { merchant, hash, file: `${name}-${width}.webp` } });
}
