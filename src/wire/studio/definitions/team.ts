import Type from 'typebox';
import type { Definition } from '../../definition.ts';
import { NewOperator, OfOperator, OperatorRow, OperatorToken, OwnAccount, OwnAccountOrder } from '../../operate.ts';
import { AuditChainState, ChainExport, ChainExportOrder } from '../auditChain.ts';
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
  auditChain: {
    summary: 'State of the hash chain over events and ledger, as its last check found it',
    tags: ['studio'],
    answer: AuditChainState,
  },
  checkAuditChain: {
    summary: 'Check the chain in the background, unless that is going on',
    tags: ['studio'],
    body: Type.Object({}, { additionalProperties: false }),
    answer: Type.Null(),
  },
  exportAuditChain: {
    summary: 'Entries of the chain with their hashes as lines of a file; each portion is an event',
    tags: ['studio'],
    body: ChainExportOrder,
    answer: ChainExport,
  },
  operators: {
    summary: 'Operators of the installation, without their tokens',
    tags: ['studio'],
    answer: Type.Array(OperatorRow),
  },
  addOperator: {
    summary: 'Add an operator; the token is in this answer only',
    tags: ['studio'],
    body: NewOperator,
    answer: OperatorToken,
  },
  renewToken: {
    summary: 'A new token in place of the former one',
    tags: ['studio'],
    params: OfOperator,
    answer: OperatorToken,
  },
  declareAccount: {
    summary: 'Declare that an account of a player is an operator’s own, or no longer is',
    tags: ['studio'],
    params: OfOperator,
    body: OwnAccountOrder,
    answer: Type.Array(OwnAccount),
  },
  disableOperator: {
    summary: 'Refuse the token of an operator',
    tags: ['studio'],
    params: OfOperator,
    answer: Type.Null(),
  },
  enableOperator: {
    summary: 'Accept the token of an operator again',
    tags: ['studio'],
    params: OfOperator,
    answer: Type.Null(),
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
