import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureTextOf, read } from '../../api/index.ts';
import { useMay } from '../../app/index.ts';
import { useText } from '../../i18n/index.ts';
import { Button, PageHead, Unread } from '../../kit/index.ts';
import type { TeamDialog } from './dialog.ts';
import { MemberDialog } from './MemberDialog.tsx';
import { People } from './People.tsx';
import { Requests } from './Requests.tsx';
import { RoleMatrix } from './RoleMatrix.tsx';
import { StateDialog } from './StateDialog.tsx';
import * as css from './team.css.ts';

export default function TeamPage() {
  const text = useText();
  const mayRule = useMay('owner');
  const { data: team, error, refetch } = useQuery(read('team'));
  const [dialog, setDialog] = useState<TeamDialog | null>(null);
  const close = () => setDialog(null);
  const invited = team?.filter(({ state }) => state === 'invited').length ?? 0;
  return (
    <div className={css.page}>
      <PageHead
        title={text('shell.team')}
        {...(team === undefined
          ? {}
          : {
              text: text('team.count', {
                people: text('team.people', { count: team.length - invited }),
                invited: text('team.invited', { count: invited }),
              }),
            })}
      >
        <Button
          variant="primary"
          icon="user-plus"
          onPress={() => setDialog({ kind: 'invite' })}
          {...(mayRule ? {} : { why: text('team.onlyOwners') })}
        >
          {text('team.invite')}
        </Button>
      </PageHead>
      {mayRule ? <Requests /> : null}
      {team === undefined ? (
        <Unread failure={error && failureTextOf(error, text)} onRetry={refetch} />
      ) : (
        <People team={team} onOpen={setDialog} />
      )}
      <RoleMatrix />
      {dialog?.kind === 'invite' || dialog?.kind === 'change' ? (
        <MemberDialog member={dialog.kind === 'change' ? dialog.member : null} onClose={close} />
      ) : dialog?.kind === 'disable' || dialog?.kind === 'reinvite' ? (
        <StateDialog kind={dialog.kind} member={dialog.member} onClose={close} />
      ) : null}
    </div>
  );
}
