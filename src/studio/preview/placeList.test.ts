import { expect, it } from 'vitest';
import { stateAddress } from '../../domain/stateAddress.ts';
import flows from './flowStates.generated.json' with { type: 'json' };
import { flowOf, placeGroups, stateLabel } from './placeList.ts';
import { groups, places } from './places.ts';

const list = (typed: string, flow: string | null = null) =>
  placeGroups({ flows, text: (key) => key, language: 'vi', typed, flow });
const ids = (typed: string, flow: string | null = null) =>
  list(typed, flow).flatMap(({ entries }) => entries.map(({ id }) => id));

it('offers every page, and every flow with the number of its states [OPS-03]', () => {
  const flowIds = flows.map(({ flow }) => `flow:${flow}`);
  const pages = groups.flatMap((group) => places.filter((place) => place.group === group));
  expect(ids('')).toEqual([...pages.map(({ address }) => address), ...flowIds]);
  expect(flowIds.map(flowOf)).toEqual(flows.map(({ flow }) => flow));
  expect(
    list('')
      .at(-1)
      ?.entries.reduce((sum, { count = 0 }) => sum + count, 0),
  ).toBeGreaterThan(250);
  expect(flowOf('/index')).toBeNull();
});

it('offers every state of the flow that is opened, and no state twice in any', () => {
  for (const { flow, states } of flows) {
    const offered = ids('', flow);
    expect(offered).toEqual(states.map(({ state }) => stateAddress({ flow, state })));
    expect(new Set(offered).size).toBe(states.length);
  }
});

it('finds states and pages by words without marks, in any order, whatever flow is opened', () => {
  const found = ids('khong dung mat khau', 'login');
  expect(found).toContain(stateAddress({ flow: 'login', state: 'editing--auth-incorrect' }));
  expect(found.every((id) => id.startsWith('/index?flow='))).toBe(true);
  expect(ids('preview.page.vip')).toEqual(['/vip']);
  expect(ids('xyzzy')).toEqual([]);
});

it('names the state of an address, and no page', () => {
  const [first] = flows;
  const state = first?.states[0];
  if (first === undefined || state === undefined) throw new Error('The gallery is empty.');
  const address = stateAddress({ flow: first.flow, state: state.state });
  expect(stateLabel(address, flows, 'en')).toBe(`${first.name.en} · ${state.name.en}`);
  expect([stateLabel(address, [], 'en'), stateLabel('/index?member=withdraw', flows, 'en')]).toEqual([null, null]);
});
