import type { PreviewLink } from '../../../wire/studio/previews.ts';
import { useMoment, useText } from '../../i18n/index.ts';
import { Badge, Button, type Column } from '../../kit/index.ts';
import { openedText } from './LinkPanel.tsx';
import { type LinkState, linkState } from './linkState.ts';
import * as css from './previewLinks.css.ts';

const tones = { open: 'success', revoked: 'danger', ended: 'neutral' } as const satisfies Record<LinkState, string>;

interface LinkColumnsProps {
  /** Moment the rows were read, in milliseconds. */
  readonly now: number;
  readonly onDetails: (link: PreviewLink) => void;
  /** Null for a person who may not change links. */
  readonly onRevoke: ((link: PreviewLink) => void) | null;
  readonly onRenew: (link: PreviewLink) => void;
}

export function useLinkColumns({ now, onDetails, onRevoke, onRenew }: LinkColumnsProps): readonly Column<PreviewLink>[] {
  const text = useText();
  const moment = useMoment();
  return [
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
      label: text('links.acts'),
      cell: (link) => (
        // A press on an act is not one on the row.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- see above
        <span className={css.acts} onClick={(event) => event.stopPropagation()}>
          <Button size="small" variant="ghost" onPress={() => onDetails(link)}>
            {text('links.details')}
          </Button>
          {onRevoke === null ? null : linkState(link, now) === 'open' ? (
            <Button size="small" onPress={() => onRevoke(link)}>
              {text('links.revoke')}
            </Button>
          ) : (
            <Button size="small" variant="ghost" onPress={() => onRenew(link)}>
              {text('links.renew')}
            </Button>
          )}
        </span>
      ),
    },
  ];
}
