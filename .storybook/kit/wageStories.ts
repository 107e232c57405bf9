import type { ContractKind } from '../../src/domain/contracts/index.ts';
import {
  ownContract,
  storyContract,
  storyContracts,
  storyDetail,
  storyOptions,
  storyPayments,
  storyStatement,
  storyTerms,
} from './contractAnswers.ts';
import { longWord } from './longText.ts';
import { type StoryParameters, story } from './parameters.ts';

type Calls = NonNullable<StoryParameters['calls']>;

/** States of the page of a wage, which are the same for each kind but the dividend. */
export function wageStories(kind: Exclude<ContractKind, 'dividend'>, page: string) {
  const payments = storyPayments(kind);
  const filled: Calls = {
    contracts: { value: storyContracts([ownContract(kind)]) },
    contract: { value: storyDetail(ownContract(kind)) },
    contractOptions: { value: storyOptions(kind) },
    wages: { value: payments },
    wageStatement: { value: storyStatement(kind) },
  };
  const showing = (calls: Calls = {}, query = '') => ({
    parameters: story({
      path: `/index?agent=${page}${query}`,
      visitor: 'agent',
      around: 'page',
      calls: { ...filled, ...calls },
    }),
  });
  const paid = payments.rows.map((row) => ({ ...row, direction: 'paid' as const }));
  const opened = `&agent.statement=${payments.rows[0]?.paymentId}`;
  return {
    filled: showing(),
    /** A payment opened into its lines, which add up to it. */
    statement: showing({}, opened),
    statementFailed: showing({ wageStatement: { failure: 'NETWORK' } }, opened),
    paid: showing({ wages: { value: { ...payments, rows: paid } } }, '&agent.direction=paid'),
    busy: showing({ contracts: 'pending', contract: 'pending', contractOptions: 'pending', wages: 'pending' }),
    failed: showing({ wages: { failure: 'NETWORK' }, contractOptions: { failure: 'NETWORK' } }),
    empty: showing({ wages: { value: { ...payments, rows: [], total: 0 } } }),
    long: showing(
      {
        wages: {
          value: {
            ...payments,
            rows: paid.map((row) => ({
              ...row,
              validBet: '98765432109876.5432',
              wage: '98765432109876.5432',
              partner: { ...row.partner, name: longWord },
            })),
          },
        },
      },
      '&agent.direction=paid',
    ),
    mine: showing({}, '&agent.tab=mine'),
    mineEmpty: showing({ contracts: { value: storyContracts([]) } }, '&agent.tab=mine'),
    team: showing(
      { contracts: { value: storyContracts([storyContract(3, { kind, terms: storyTerms[kind] })]) } },
      '&agent.tab=team',
    ),
  };
}
