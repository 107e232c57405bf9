import type { PreviewLink } from '../../../wire/studio/previews.ts';
import { useMoment, useText } from '../../i18n/index.ts';
import { Button, IconButton, Note, showToast, TextInput } from '../../kit/index.ts';
import type { LinkState } from './linkState.ts';
import * as css from './previewLinks.css.ts';

interface LinkPanelProps {
  readonly link: PreviewLink;
  readonly state: LinkState;
  /** Complete address; known where the link was just made. */
  readonly url: string | null;
  readonly mayChange: boolean;
  readonly isRevoking: boolean;
  readonly onRevoke: () => void;
  readonly onRenew: () => void;
  readonly onClose: () => void;
}

/** One link: its address while it is known, its facts, and revoking. */
export function LinkPanel({ link, state, url, mayChange, isRevoking, onRevoke, onRenew, onClose }: LinkPanelProps) {
  const text = useText();
  const moment = useMoment();
  const facts: readonly (readonly [string, string])[] = [
    [
      text('links.shows'),
      link.version === null ? text('links.showsDraft') : text('links.showsVersion', { version: link.version }),
    ],
    [text('links.ends'), moment(link.expiresAt)],
    ...(link.revokedAt === null ? [] : [[text('links.state.revoked'), moment(link.revokedAt)] as const]),
    [text('links.opened'), openedText(link, text, moment)],
    [text('links.mayRemark'), text(link.mayRemark ? 'links.yes' : 'links.no')],
  ];
  const copy = () => {
    if (url === null) return;
    void navigator.clipboard.writeText(url).then(() => showToast({ title: text('links.copied') }));
  };
  return (
    <aside className={css.panel} aria-label={link.label}>
      <div className={css.panelHead}>
        <h2 className={css.title}>{link.label}</h2>
        <IconButton label={text('kit.close')} icon="x" size="small" onPress={onClose} />
      </div>
      <div className={css.panelBody}>
        {url === null ? (
          state === 'open' ? (
            <Note tone="info">{text('links.addressOnce')}</Note>
          ) : null
        ) : (
          <div className={css.address}>
            <TextInput label={text('links.address')} value={url} onChange={() => undefined} isLocked isCode />
            <span>
              <Button variant="primary" icon="copy" onPress={copy} autoFocus>
                {text('links.copy')}
              </Button>
            </span>
            <Note tone="info">{text('links.addressNow')}</Note>
          </div>
        )}
        <dl className={css.facts}>
          {facts.map(([name, value]) => (
            <div key={name} style={{ display: 'contents' }}>
              <dt className={css.factName}>{name}</dt>
              <dd className={css.fact}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={css.panelFoot}>
        <span className={css.made}>{text('links.made', { name: link.by, at: moment(link.createdAt, 'day') })}</span>
        {!mayChange ? null : state === 'open' ? (
          <Button variant="danger" isBusy={isRevoking} onPress={onRevoke}>
            {text('links.revokeNow')}
          </Button>
        ) : (
          <Button onPress={onRenew}>{text('links.renew')}</Button>
        )}
      </div>
    </aside>
  );
}

/** Number of openings, and the time of the last one. */
export function openedText(
  { visits, lastVisitAt }: Pick<PreviewLink, 'visits' | 'lastVisitAt'>,
  text: ReturnType<typeof useText>,
  moment: ReturnType<typeof useMoment>,
): string {
  if (lastVisitAt === null) return text('links.notYet');
  return text('links.openedTimes', { count: visits, at: moment(lastVisitAt) });
}
