import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../../../wire/failure.ts';
import { failureTextOf, read } from '../../api/index.ts';
import { useText } from '../../i18n/index.ts';
import { Button, EmptyState, Unread } from '../../kit/index.ts';
import { newDocument, type OfferDocument } from './document.ts';
import { OfferForm } from './OfferForm.tsx';
import * as css from './promotions.css.ts';

interface NewOfferProps {
  readonly merchant: string;
  readonly onGo: (merchant: string, offer?: string) => void;
}

/** A promotion that is written for the first time. */
export function NewOffer({ merchant, onGo }: NewOfferProps) {
  const text = useText();
  const { data, error, refetch } = useQuery(read('deskOffers', { params: { merchant } }));
  const [document] = useState(() => newDocument(''));
  if (data === undefined) {
    return (
      <div className={css.page}>
        <Unread failure={error && failureTextOf(error, text)} onRetry={refetch} height={420} />
      </div>
    );
  }
  return <OfferForm merchant={merchant} facts={data} written={document} newest={0} row={null} versions={[]} onGo={onGo} />;
}

/** A promotion that is there. */
export function OfferEditor({ merchant, offer, onGo }: NewOfferProps & { readonly offer: string }) {
  const text = useText();
  const { data, error, refetch } = useQuery(read('deskOffer', { params: { merchant, offer } }));
  if (data === undefined) {
    const isGone = error instanceof Failure && error.code === 'NOT_FOUND';
    return (
      <div className={css.page}>
        {isGone ? (
          <EmptyState icon="gift" title={text('offers.gone.title')} text={text('offers.gone.text')}>
            <Button onPress={() => onGo(merchant)}>{text('offers.back')}</Button>
          </EmptyState>
        ) : (
          <Unread failure={error && failureTextOf(error, text)} onRetry={refetch} height={420} />
        )}
      </div>
    );
  }
  return (
    <OfferForm
      merchant={merchant}
      facts={data}
      written={data.document as unknown as OfferDocument}
      newest={data.row.newest}
      row={data.row}
      versions={data.versions}
      onGo={onGo}
    />
  );
}
