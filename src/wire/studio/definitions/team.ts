import Type from 'typebox';
import type { Definition } from '../../definition.ts';
import type { StudioCall } from '../calls.ts';
import {
  AuditPage,
  AuditQuery,
  OfTeamMember,
  OfTeamRequest,
  TeamAnswer,
  TeamChange,
  TeamInvitation,
  TeamMember,
  TeamRequest,
  TeamRequestAnswer,
} from '../session.ts';

export const teamDefinitions = {
  audit: {
    summary: 'Acts of operators and refused ones, newest first',
    tags: ['studio'],
    query: Type.Object(AuditQuery),
    answer: AuditPage,
  },
  teamRequests: {
    summary: 'What waits for a second owner',
    tags: ['studio'],
    answer: Type.Array(TeamRequest),
  },
  answerTeamRequest: {
    summary: 'Agree to what another owner asked, which is done then, or decline it',
    tags: ['studio'],
    params: OfTeamRequest,
    body: TeamRequestAnswer,
    answer: TeamAnswer,
  },
  team: {
    summary: 'Operators',
    tags: ['studio'],
    answer: Type.Array(TeamMember),
  },
  invite: {
    summary: 'Invite an operator; the link goes by mail to the person',
    tags: ['studio'],
    body: TeamInvitation,
    answer: TeamAnswer,
  },
  changeMember: {
    summary: 'Change name, roles, brands, address or state of another operator',
    tags: ['studio'],
    params: OfTeamMember,
    body: TeamChange,
    answer: TeamAnswer,
  },
  reinvite: {
    summary: 'A new invitation by mail; password and second factor of the operator end',
    tags: ['studio'],
    params: OfTeamMember,
    answer: TeamAnswer,
  },
} as const satisfies Partial<Record<StudioCall, Definition>>;
