import { useQuery } from '@tanstack/react-query';
import { type Ref, useImperativeHandle, useRef } from 'react';
import type { DeskDetail, DeskItem } from '../../../wire/studio/desk.ts';
import { read } from '../../api/index.ts';
import { useText } from '../../i18n/index.ts';
import { Avatar, Button, EmptyState, LinkButton, Skeleton } from '../../kit/index.ts';
import { ActForm, Second } from './ActForm.tsx';
import { actName, claimName } from './actNames.ts';
import { Facts, History, Images, Risks } from './ItemParts.tsx';
import { Payee } from './Payee.tsx';
import * as css from './queue.css.ts';
import { useDetailText } from './queueText.ts';
import { sumOf } from './sums.ts';
import { useItemActs } from './useItemActs.ts';

/** Acts of the keyboard on the open item. */
export interface PanelActs {
  readonly decide: () => void;
  readonly reject: () => void;
  readonly write: () => void;
  readonly claim: () => void;
}

interface ItemPanelProps {
  readonly item: Pick<DeskItem, 'merchant' | 'kind' | 'id'>;
  readonly brandName: string;
  readonly now: number;
  readonly onGone: () => void;
  readonly acts: Ref<PanelActs>;
}

/** Everything a decision needs, beside the list. */
export function ItemPanel({ item, brandName, now, onGone, acts }: ItemPanelProps) {
  const text = useText();
  const { merchant, kind, id } = item;
  const { data, error } = useQuery({ ...read('deskItem', { params: { merchant, kind, id } }), retry: false });
  return (
    <aside className={css.panel} aria-label={text('queue.panel')}>
      {error !== null ? (
        <EmptyState icon="check-circle" title={text('queue.gone')} />
      ) : data === undefined ? (
        <div className={css.panelBody}>
          <Skeleton height={44} />
          <Skeleton height={92} />
          <Skeleton height={160} />
        </div>
      ) : (
        <Opened detail={data} brandName={brandName} now={now} onGone={onGone} acts={acts} />
      )}
    </aside>
  );
}

interface OpenedProps extends Omit<ItemPanelProps, 'item'> {
  readonly detail: DeskDetail;
}

const refusing = new Set(['reject', 'fail', 'decline', 'close', 'received']);

function Opened({ detail, brandName, now, onGone, acts }: OpenedProps) {
  const text = useText();
  const detailText = useDetailText();
  const typed = useItemActs({ detail, onGone });
  const form = useRef<HTMLDivElement>(null);
  const { item, offers, images } = detail;
  const name = item.username ?? text('queue.guest');
  const [primary, ...others] = offers;
  const write = () => form.current?.querySelector('textarea')?.focus();
  const attempt = (offer: (typeof offers)[number] | undefined) => {
    if (offer === undefined || offer.why !== null || typed.busy !== null) return;
    // Every decision passes through its reason.
    if (typed.isReady) typed.act(offer.act);
    else write();
  };
  useImperativeHandle(acts, () => ({
    decide: () => attempt(primary),
    reject: () => attempt(offers.find(({ act }) => refusing.has(act))),
    write,
    claim: typed.claim,
  }));
  const whyOf = ({ why }: (typeof offers)[number]) => {
    if (why === 'claimed') return text('queue.why.claimed', { name: item.claim?.by ?? '' });
    return why === null ? (typed.isReady ? null : text('queue.why.reason')) : text(`queue.why.${why}`);
  };
  return (
    <>
      <div className={css.panelBody} ref={form}>
        <div className={css.panelHead}>
          <Avatar name={name} size="medium" />
          <div className={css.grow}>
            <h2 className={css.panelName}>{name}</h2>
            <span className={css.panelText}>{brandName}</span>
          </div>
          {item.account === null ? null : (
            <LinkButton to={`/desk/members/${item.merchant}/${item.account}`} size="small" icon="arrow-square-out">
              {text('queue.openMember')}
            </LinkButton>
          )}
        </div>
        <div className={css.well}>
          <span>
            {text(`queue.kind.${item.kind}`)} {item.id.split('~')[0] === item.account ? '' : item.id.replace('~', ' / ')}
          </span>
          {item.amount === null ? null : <span className={css.sum}>{sumOf(item.amount, item)}</span>}
          <span>{detailText(item)}</span>
          {item.kind === 'withdrawal' || item.kind === 'binding' ? <Payee item={item} /> : null}
        </div>
        <Risks item={item} now={now} />
        <Facts detail={detail} />
        {detail.text === null ? null : (
          <div>
            <h3 className={css.sectionTitle}>{text('queue.written')}</h3>
            <p className={css.written}>{detail.text}</p>
          </div>
        )}
        {images > 0 ? <Images item={item} count={images} /> : null}
        <History detail={detail} />
        <ActForm detail={detail} typed={typed} />
        <Second detail={detail} now={now} />
      </div>
      <div className={css.acts}>
        {others.map((offer) => (
          <Button key={offer.act} why={whyOf(offer)} isBusy={typed.busy === offer.act} onPress={() => attempt(offer)}>
            {actName(offer, item, text)}
          </Button>
        ))}
        <Button isBusy={typed.isClaiming} isDisabled={item.claim !== null && !item.claim.isMine} onPress={typed.claim}>
          {claimName(item, text)}
        </Button>
        {primary === undefined ? null : (
          <span className={css.primary}>
            <Button
              variant="primary"
              icon="check"
              why={whyOf(primary)}
              isBusy={typed.busy === primary.act}
              onPress={() => attempt(primary)}
            >
              {actName(primary, item, text)}
            </Button>
          </span>
        )}
      </div>
    </>
  );
}
