import { type ReactNode, useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Badge } from '../../../ui/Badge/Badge.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import * as css from './person.css.ts';

interface PersonProps {
  readonly name: ReactNode;
  /** Address of the picture. */
  readonly avatar: string;
  /** Below the name. */
  readonly note?: ReactNode;
  readonly size?: keyof typeof css.picture;
}

/** An account of the team by its picture and name, on one line. */
export function Person({ name, avatar, note, size = 28 }: PersonProps) {
  return (
    <span className={css.person}>
      <Face key={avatar} src={avatar} size={size} />
      <span className={css.names}>
        <span className={css.name} translate="no">
          {name}
        </span>
        {note === undefined ? null : <span className={css.note}>{note}</span>}
      </span>
    </span>
  );
}

/** The picture of an account; a symbol where it cannot be loaded. Decorative: the name stands beside it. */
function Face({ src, size }: { readonly src: string; readonly size: keyof typeof css.picture }) {
  const [isBroken, setBroken] = useState(src === '');
  return (
    <span className={css.picture[size]} aria-hidden="true">
      {isBroken ? (
        <Icon name="user" weight="fill" size={16} />
      ) : (
        <img className={css.image} src={src} alt="" width={size} height={size} loading="lazy" onError={() => setBroken(true)} />
      )}
    </span>
  );
}

/** Kind of an account in words. */
export function KindBadge({ kind }: { readonly kind: 'agent' | 'member' }) {
  const t = useText();
  return (
    <Badge kind={kind === 'agent' ? 'accent' : 'neutral'} size="lg">
      {t(`agent.kind.${kind}`)}
    </Badge>
  );
}
