import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { PreviewLink } from '../../../wire/studio/previews.ts';
import { failureTextOf, read, useAct } from '../../api/index.ts';
import { useMay } from '../../app/index.ts';
import { useText } from '../../i18n/index.ts';
import { Button, Card, EmptyState, Note, PageHead, Scrolling, Skeleton, Table } from '../../kit/index.ts';
import { LinkPanel } from './LinkPanel.tsx';
import { linkState } from './linkState.ts';
import { NewLinkPanel } from './NewLinkPanel.tsx';
import * as css from './previewLinks.css.ts';
import { Remarks } from './Remarks.tsx';
import { useLinkColumns } from './useLinkColumns.tsx';

type Panel =
  | { readonly kind: 'new'; readonly from: PreviewLink | null }
  | { readonly kind: 'link'; readonly id: string }
  | null;

/** Addresses that show people without an account what is not published. */
export default function PreviewLinksPage() {
  const { merchant = '' } = useParams();
  const text = useText();
  const mayChange = useMay('publisher');
  const { data: links, error, dataUpdatedAt: now } = useQuery(read('previews', { params: { merchant } }));
  const { data: brand } = useQuery(read('brand', { params: { merchant } }));
  const [panel, setPanel] = useState<Panel>(null);
  /** Addresses that were made on this page: the server does not have them. */
  const [urls, setUrls] = useState<Readonly<Record<string, string>>>({});
  const revoke = useAct('revokePreview', { changes: ['previews'] });
  const chosen = panel?.kind === 'link' ? (links?.find(({ id }) => id === panel.id) ?? null) : null;
  const revokeLink = ({ id }: PreviewLink) => revoke.mutate({ params: { merchant, id } });
  const onMade = (link: PreviewLink) => {
    if (link.url !== null) setUrls({ ...urls, [link.id]: link.url });
    setPanel({ kind: 'link', id: link.id });
  };
  const columns = useLinkColumns({
    now,
    onDetails: (link) => setPanel({ kind: 'link', id: link.id }),
    onRevoke: mayChange ? revokeLink : null,
    onRenew: (link) => setPanel({ kind: 'new', from: link }),
  });
  const newLink = (
    <Button
      variant="primary"
      icon="plus"
      why={mayChange ? null : text('links.needsPublisher')}
      onPress={() => setPanel({ kind: 'new', from: null })}
    >
      {text('links.new')}
    </Button>
  );
  return (
    <div className={css.page}>
      <div className={css.list}>
        <PageHead title={text('shell.previewLinks')} text={text('links.text')}>
          {newLink}
        </PageHead>
        {error === null ? null : <Note tone="danger">{failureTextOf(error, text)}</Note>}
        {links === undefined ? error === null ? <Skeleton height={176} /> : null : null}
        {links?.length === 0 ? (
          <EmptyState icon="link-simple" title={text('links.none')} text={text('links.noneText')} />
        ) : null}
        {links === undefined || links.length === 0 ? null : (
          <Card>
            <Scrolling label={text('shell.previewLinks')} className={css.table}>
              <Table
                label={text('shell.previewLinks')}
                density="tall"
                rows={links}
                idOf={({ id }) => id}
                selected={chosen?.id ?? null}
                onChoose={({ id }) => setPanel({ kind: 'link', id })}
                columns={columns}
              />
            </Scrolling>
          </Card>
        )}
        <Note tone="info">{text('links.rule')}</Note>
        {links === undefined ? null : <Remarks links={links} />}
      </div>
      {panel?.kind === 'new' ? (
        <NewLinkPanel
          key={panel.from?.id ?? 'new'}
          merchant={merchant}
          version={brand?.live?.version ?? null}
          start={panel.from}
          onMade={onMade}
          onClose={() => setPanel(null)}
        />
      ) : null}
      {chosen === null ? null : (
        <LinkPanel
          key={chosen.id}
          link={chosen}
          state={linkState(chosen, now)}
          url={urls[chosen.id] ?? null}
          mayChange={mayChange}
          isRevoking={revoke.isPending}
          onRevoke={() => revokeLink(chosen)}
          onRenew={() => setPanel({ kind: 'new', from: chosen })}
          onClose={() => setPanel(null)}
        />
      )}
    </div>
  );
}
