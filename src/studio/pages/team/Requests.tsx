import { useQuery } from '@tanstack/react-query';
import type { TeamRequest } from '../../../wire/studio/session.ts';
import { failureTextOf, read, useAct } from '../../api/index.ts';
import { useMoment, useText } from '../../i18n/index.ts';
import { Badge, Button, Icon, Note, showToast } from '../../kit/index.ts';
import * as css from './team.css.ts';
import { useDone } from './useDone.ts';

/** Rights that wait for a second owner, with the answers. */
export function Requests() {
  const text = useText();
  const { data, error } = useQuery(read('teamRequests'));
  if (error !== null && data === undefined) return <Note tone="danger">{failureTextOf(error, text)}</Note>;
  if (data === undefined || data.length === 0) return null;
  return (
    <section className={css.requests} aria-labelledby="team-requests">
      <h2 id="team-requests" className={css.matrixTitle}>
        {text('team.requests')}
      </h2>
      <ul className={css.requestList}>
        {data.map((request) => (
          <li key={request.id} className={css.request}>
            <Request request={request} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Request({ request }: { readonly request: TeamRequest }) {
  const text = useText();
  const moment = useMoment();
  const { id, act, displayName, name, roles, merchants, email, by, isOwn, isAboutYou, until } = request;
  const say = useDone();
  const answer = useAct('answerTeamRequest', {
    changes: ['team', 'teamRequests'],
    onDone: (done, { body: { isYes } }) =>
      isYes ? say(done, displayName) : showToast({ title: text(isOwn ? 'team.request.takenBack' : 'team.request.no') }),
  });
  const send = (isYes: boolean) => answer.mutate({ params: { id }, body: { isYes } });
  const why = isAboutYou ? text('team.request.aboutYou') : undefined;
  return (
    <>
      <Icon name="clock" size={18} tone="info" />
      <div className={css.words}>
        <span className={css.name}>{text(`team.request.${act}`, { by, name: displayName })}</span>
        {act === 'reinvite' ? null : (
          <span className={css.badges}>
            {roles.map((role) => (
              <Badge key={role} tone="neutral">
                {text(`team.role.${role}`)}
              </Badge>
            ))}
            <span className={css.quiet}>{merchants === null ? text('team.allBrands') : merchants.join(', ')}</span>
          </span>
        )}
        <span className={css.quiet}>
          {text(isOwn ? 'team.request.own' : 'team.request.other', { name, until: moment(until) })}
          {email === null ? null : ` ${text('team.request.email', { email })}`}
        </span>
      </div>
      <div className={css.requestActs}>
        {isOwn ? (
          <Button onPress={() => send(false)} isBusy={answer.isPending}>
            {text('team.request.takeBack')}
          </Button>
        ) : (
          <>
            <Button onPress={() => send(false)} isBusy={answer.isPending} why={why}>
              {text('team.request.decline')}
            </Button>
            <Button variant="primary" onPress={() => send(true)} isBusy={answer.isPending} why={why}>
              {text('team.request.agree')}
            </Button>
          </>
        )}
      </div>
    </>
  );
}
