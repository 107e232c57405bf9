import Type from 'typebox';
import type { Definition } from '../../definition.ts';
import { Cursor } from '../../records.ts';
import { WagePage, WageStatement } from '../../wages.ts';
import type { StudioCall } from '../calls.ts';
import {
  DeskAgent,
  DeskAgentFigures,
  DeskAgentPage,
  DeskAgentsQuery,
  DeskContract,
  DeskContractPage,
  DeskContractStop,
  DeskContractsQuery,
  DeskDebts,
  DeskDebtsQuery,
  DeskDryRun,
  DeskDryRunQuery,
  OfDeskAgent,
  OfDeskContract,
  OfDeskPayment,
} from '../deskAgents.ts';
import { OfBrand } from '../shapes.ts';

const tags = ['studio desk'];

/** Agents, their contracts on wages, and what these pay. */
export const deskAgentsDefinitions = {
  deskAgentFigures: {
    summary: 'Agents, contracts and debts of a brand in numbers',
    tags,
    params: OfBrand,
    answer: DeskAgentFigures,
  },
  deskAgents: {
    summary: 'A level of the tree of agents, or agents by a part of their name, 50 per page',
    tags,
    params: OfBrand,
    query: DeskAgentsQuery,
    answer: DeskAgentPage,
  },
  deskAgent: {
    summary: 'An agent with the agents above it and its debts',
    tags,
    params: OfDeskAgent,
    answer: DeskAgent,
  },
  deskAgentContracts: {
    summary: 'Contracts of an agent in every state, last changed first, 20 per page',
    tags,
    params: OfDeskAgent,
    query: DeskContractsQuery,
    answer: DeskContractPage,
  },
  deskAgentDebts: {
    summary: 'Wages that an agent owes or is owed, oldest first, 50 per page',
    tags,
    params: OfDeskAgent,
    query: DeskDebtsQuery,
    answer: DeskDebts,
  },
  deskContract: {
    summary: 'A contract with its history, and the windows that are not settled',
    tags,
    params: OfDeskContract,
    answer: DeskContract,
  },
  deskContractWindows: {
    summary: 'Settled windows of a contract, newest first, 20 per page',
    tags,
    params: OfDeskContract,
    query: Type.Object(Cursor.properties),
    answer: WagePage,
  },
  deskDryRun: {
    summary: 'What a window of a contract comes to now; nothing is written or paid',
    tags,
    params: OfDeskContract,
    query: DeskDryRunQuery,
    answer: DeskDryRun,
  },
  deskStatement: {
    summary: 'The lines that explain a payment, 100 per page',
    tags,
    params: OfDeskPayment,
    query: Type.Object({ after: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,8}$' })) }),
    answer: WageStatement,
  },
  deskStopContract: {
    summary: 'End a contract for cause; what it earned until then is settled',
    tags,
    params: OfDeskContract,
    body: DeskContractStop,
    answer: DeskContract,
  },
} as const satisfies Partial<Record<StudioCall, Definition>>;
