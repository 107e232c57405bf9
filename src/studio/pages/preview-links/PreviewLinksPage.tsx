import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { PreviewLink } from '../../../wire/studio/previews.ts';
import { failureTextOf, read, useAct } from '../../api/index.ts';
import { useMay } from '../../app/index.ts';
import { useMoment, useText } from '../../i18n/index.ts';
import { Badge, Button, Card, EmptyState, Note, PageHead, Skeleton, Table } from '../../kit/index.ts';
import { LinkPanel, openedText } from './LinkPanel.tsx';
import { type LinkState, linkState } from './linkState.ts';
import { NewLinkPanel } from './NewLinkPanel.tsx';
import * as css from './previewLinks.css.ts';
import { Remarks } from './Remarks.tsx';

type Panel =
  | { readonly kind: 'new'; readonly from: PreviewLink | null }
  | { readonly kind: 'link'; readonly id: string }
  | null;

const tones = { open: 'success', revoked: 'danger', ended: 'neutral' } as const satisfies Record<LinkState, string>;

/** Addresses that show people without an account what is not published. */
export default function PreviewLinksPage() {
  const { merchant = '' } = useParams();
  const text = useText();
  const moment = useMoment();
  const mayChange = useMay('publisher');
  const { data: links, error } = useQuery(read('previews', { params: { merchant } }));
  const { data: brand } = useQuery(read('brand', { params: { merchant } }));
  const [panel, setPanel] = useState<Panel>(null);
  /** Addresses that were made on this page: the server does not have them. */
  const [urls, setUrls] = useState<Readonly<Record<string, string>>>({});
  const revoke = useAct('revokePreview', { changes: ['previews'] });
  const now = Date.now();
  const chosen = panel?.kind === 'link' ? (links?.find(({ id }) => id === panel.id) ?? null) : null;
  const revokeLink = ({ id }: PreviewLink) => revoke.mutate({ params: { merchant, id } });
  const onMade = (link: PreviewLink) => {
    if (link.url !== null) setUrls({ ...urls, [link.id]: link.url });
    setPanel({ kind: 'link', id: link.id });
  };
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
            <Table
              label={text('shell.previewLinks')}
              density="tall"
              rows={links}
              idOf={({ id }) => id}
              selected={chosen?.id ?? null}
              onChoose={({ id }) => setPanel({ kind: 'link', id })}
              columns={[
                {
                  id: 'whom',
                  label: text('links.whom'),
                  isHeader: true,
                  cell: ({ label, version }) => (
                    <>
                      <span className={css.whom}>{label}</span>
                      <span className={css.quiet}>
                        {version === null ? text('links.followsDraft') : text('links.showsVersion', { version })}
                      </span>
                    </>
                  ),
                },
                {
                  id: 'state',
                  label: text('links.state'),
                  cell: (link) => {
                    const state = linkState(link, now);
                    return (
                      <Badge tone={tones[state]} {...(state === 'open' ? { mark: 'dot' as const } : {})}>
                        {text(`links.state.${state}`)}
                      </Badge>
                    );
                  },
                },
                { id: 'ends', label: text('links.ends'), cell: ({ revokedAt, expiresAt }) => moment(revokedAt ?? expiresAt) },
                { id: 'opened', label: text('links.opened'), cell: (link) => openedText(link, text, moment) },
                {
                  id: 'acts',
                  label: '',
                  cell: (link) => (
                    // A press on an act is not one on the row.
                    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- see above
                    <span className={css.acts} onClick={(event) => event.stopPropagation()}>
                      <Button size="small" variant="ghost" onPress={() => setPanel({ kind: 'link', id: link.id })}>
                        {text('links.details')}
                      </Button>
                      {!mayChange ? null : linkState(link, now) === 'open' ? (
                        <Button size="small" onPress={() => revokeLink(link)}>
                          {text('links.revoke')}
                        </Button>
                      ) : (
                        <Button size="small" variant="ghost" onPress={() => setPanel({ kind: 'new', from: link })}>
                          {text('links.renew')}
                        </Button>
                      )}
                    </span>
                  ),
                },
              ]}
            />
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
