import { useText } from '../../../i18n/index.ts';
import { Badge } from '../../../ui/Badge/Badge.tsx';
import type { TeamBetRow } from '../../../wire/agents.ts';
import { Person } from '../parts/Person.tsx';
import * as css from './records.css.ts';

/** The account of a row; the agent's own rows are marked. */
export function OwnerCell({ owner: { name, avatar, isMe } }: { readonly owner: TeamBetRow['owner'] }) {
  const t = useText();
  return (
    <span className={css.owner}>
      <Person name={<span title={name}>{name}</span>} avatar={avatar} />
      {isMe ? <Badge kind="accent">{t('agent.you')}</Badge> : null}
    </span>
  );
}
