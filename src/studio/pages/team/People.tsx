import { useState } from 'react';
import type { Language } from '../../../domain/language.ts';
import type { OperatorRole } from '../../../domain/operatorRole.ts';
import type { TeamMember } from '../../../wire/studio/session.ts';
import { useAct } from '../../api/index.ts';
import { useMay, useSession } from '../../app/index.ts';
import { agoText, type Translate, useLanguage, useText } from '../../i18n/index.ts';
import { Avatar, Badge, type Column, Icon, IconButton, Menu, Scrolling, showToast, Table, type Tone } from '../../kit/index.ts';
import type { TeamDialog } from './dialog.ts';
import * as css from './team.css.ts';
import { useDone } from './useDone.ts';

const tones: Partial<Record<OperatorRole, Tone>> = { owner: 'success', publisher: 'draft', approve: 'info' };

export interface PeopleProps {
  readonly team: readonly TeamMember[];
  readonly onOpen: (dialog: TeamDialog) => void;
}

export function People({ team, onOpen }: PeopleProps) {
  const text = useText();
  const language = useLanguage();
  const { operator } = useSession();
  const mayRule = useMay('owner');
  const [now] = useState(() => Date.now());
  const columns = columnsOf({ text, language, now, own: operator.name, mayRule, onOpen });
  return (
    <Scrolling label={text('shell.team')} className={css.tableCard}>
      <Table label={text('shell.team')} density="tall" rows={team} idOf={({ name }) => name} columns={columns} />
    </Scrolling>
  );
}

interface ColumnDeps extends Pick<PeopleProps, 'onOpen'> {
  readonly text: Translate;
  readonly language: Language;
  readonly now: number;
  /** Name of who looks. */
  readonly own: string;
  readonly mayRule: boolean;
}

function columnsOf({ text, language, now, own, mayRule, onOpen }: ColumnDeps): readonly Column<TeamMember>[] {
  return [
    {
      id: 'person',
      label: text('team.person'),
      isHeader: true,
      cell: ({ name, displayName, email, state }) => (
        <span className={css.person}>
          <Avatar name={displayName} size="medium" />
          <span className={css.words}>
            <span className={css.name}>
              {displayName}
              {name === own ? <span className={css.quiet}> {text('team.you')}</span> : null}
            </span>
            <span className={css.quiet}>{email === null ? name : `${name} · ${email}`}</span>
          </span>
          {state === 'disabled' ? <Badge tone="danger">{text('team.disabled')}</Badge> : null}
        </span>
      ),
    },
    {
      id: 'brands',
      label: text('team.brands'),
      cell: ({ merchants }) => (
        <span className={css.secondary}>{merchants === null ? text('team.allBrands') : merchants.join(', ')}</span>
      ),
    },
    {
      id: 'roles',
      label: text('team.roles'),
      cell: ({ roles }) => (
        <span className={css.badges}>
          {roles.map((role) => (
            <Badge key={role} tone={tones[role] ?? 'neutral'}>
              {text(`team.role.${role}`)}
            </Badge>
          ))}
        </span>
      ),
    },
    {
      id: 'proof',
      label: text('team.proof'),
      cell: ({ hasSecondFactor, passkeys, tokenEndsAt }) => (
        <span className={css.words}>
          {hasSecondFactor ? (
            <span className={css.proof}>
              <Icon name="shield-check" size={16} tone="success" />
              {text(passkeys > 0 ? 'team.authenticatorKey' : 'team.authenticator')}
            </span>
          ) : (
            <span className={css.noProof}>
              <Icon name="hourglass-medium" size={16} />
              {text('team.notSetUp')}
            </span>
          )}
          {tokenEndsAt === null ? null : (
            <span className={css.quiet}>
              {new Date(tokenEndsAt).getTime() <= now
                ? text('team.tokenOver')
                : text('team.tokenEnds', { when: agoText(tokenEndsAt, now, language) })}
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'seen',
      label: text('team.seen'),
      cell: (member) => <span className={css.secondary}>{seenText(member)}</span>,
    },
    {
      id: 'acts',
      label: text('team.acts'),
      isNumeric: true,
      cell: (member) => (mayRule && member.name !== own ? <Acts member={member} onOpen={onOpen} /> : null),
    },
  ];

  function seenText({ state, invitationEndsAt, lastSeenAt }: TeamMember): string {
    if (state === 'invited' && invitationEndsAt !== null) {
      const isOver = new Date(invitationEndsAt).getTime() <= now;
      return isOver
        ? text('team.invitationOver')
        : text('team.invitationEnds', { when: agoText(invitationEndsAt, now, language) });
    }
    if (lastSeenAt === null) return text('team.never');
    return now - new Date(lastSeenAt).getTime() < 120_000 ? text('team.now') : agoText(lastSeenAt, now, language);
  }
}

function Acts({ member, onOpen }: { readonly member: TeamMember; readonly onOpen: PeopleProps['onOpen'] }) {
  const text = useText();
  const { name, displayName, state } = member;
  const say = useDone();
  const enable = useAct('changeMember', {
    changes: ['team', 'teamRequests'],
    onDone: (answer) =>
      answer.state === 'asked'
        ? say(answer, displayName)
        : showToast({ title: text('team.enabledDone', { name: displayName }) }),
  });
  return (
    <Menu
      label={text('team.actsOf', { name: displayName })}
      placement="bottom end"
      trigger={<IconButton icon="dots-three" label={text('team.actsOf', { name: displayName })} size="small" />}
      groups={
        state === 'disabled'
          ? [
              [
                {
                  id: 'enable',
                  label: text('team.enable'),
                  icon: 'arrow-clockwise',
                  onChoose: () => enable.mutate({ params: { name }, body: { disabled: false } }),
                },
              ],
            ]
          : [
              [
                {
                  id: 'change',
                  label: text('team.change'),
                  icon: 'pencil-simple',
                  onChoose: () => onOpen({ kind: 'change', member }),
                },
                {
                  id: 'reinvite',
                  label: text('team.reinvite'),
                  detail: text('team.reinviteDetail'),
                  icon: 'envelope-simple',
                  onChoose: () => onOpen({ kind: 'reinvite', member }),
                },
              ],
              [
                {
                  id: 'disable',
                  label: text('team.disable'),
                  icon: 'prohibit',
                  isDangerous: true,
                  onChoose: () => onOpen({ kind: 'disable', member }),
                },
              ],
            ]
      }
    />
  );
}
