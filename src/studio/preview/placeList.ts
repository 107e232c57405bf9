import { type Language, localized } from '../../domain/language.ts';
import { foldText } from '../../domain/searchText.ts';
import { readStateAddress, stateAddress } from '../../domain/stateAddress.ts';
import type { StudioTextKey } from '../i18n/index.ts';
import { groups, places } from './places.ts';
import type { FlowStates } from './useFlowStates.ts';

/** A line of the choice: a page of the site, a state of a flow, or a flow whose states come next. */
export interface PlaceEntry {
  /** Address of the page, or `flow:` and the id of a flow. */
  readonly id: string;
  readonly label: string;
  /** Number of states of a flow. */
  readonly count?: number;
}

export interface PlaceGroup {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly PlaceEntry[];
}

interface ListOptions {
  readonly flows: readonly FlowStates[];
  readonly text: (key: StudioTextKey) => string;
  readonly language: Language;
  /** Words that a person typed. */
  readonly typed: string;
  /** The flow whose states are listed; null for all pages and flows. */
  readonly flow: string | null;
}

const flowMark = 'flow:';
/** More lines than this are found by more words. */
const maxFound = 60;

/** The flow of a line that leads to the states of one; null for every other line. */
export const flowOf = (id: string): string | null => (id.startsWith(flowMark) ? id.slice(flowMark.length) : null);

/** Lines of the choice: pages and flows; the states of one flow; or whatever the typed words find among pages and states. */
export function placeGroups({ flows, text, language, typed, flow }: ListOptions): readonly PlaceGroup[] {
  const words = foldText(typed.trim());
  const isFound = ({ label }: PlaceEntry) => words === '' || words.split(/\s+/).every((word) => foldText(label).includes(word));
  const pages = groups.map(
    (group): PlaceGroup => ({
      id: group,
      title: text(`preview.group.${group}`),
      entries: places
        .filter((place) => place.group === group)
        .map(({ address, label }) => ({ id: address, label: text(label) })),
    }),
  );
  const statesOf = ({ flow: id, name, states }: FlowStates, isNamed: boolean): readonly PlaceEntry[] =>
    states.map(({ state, name: own }) => {
      const label = localized(own, language);
      return {
        id: stateAddress({ flow: id, state }),
        label: isNamed ? `${localized(name, language)} · ${label}` : label,
      };
    });
  const chosen = flows.find((each) => each.flow === flow);
  if (chosen !== undefined && words === '')
    return [{ id: 'states', title: localized(chosen.name, language), entries: statesOf(chosen, false) }];
  const title = text('preview.group.flows');
  const others: PlaceGroup =
    words === ''
      ? {
          id: 'flows',
          title,
          entries: flows.map(({ flow: id, name, states }) => ({
            id: `${flowMark}${id}`,
            label: localized(name, language),
            count: states.length,
          })),
        }
      : { id: 'flows', title, entries: flows.flatMap((each) => statesOf(each, true)) };
  return [...pages, others]
    .map((group) => ({ ...group, entries: group.entries.filter(isFound).slice(0, maxFound) }))
    .filter(({ entries }) => entries.length > 0);
}

/** Name of the state that an address shows; null for a page, or until the names have come. */
export function stateLabel(address: string, flows: readonly FlowStates[], language: Language): string | null {
  const asked = readStateAddress(address.split('?')[1] ?? '');
  const flow = flows.find((each) => each.flow === asked?.flow);
  const state = flow?.states.find((each) => each.state === asked?.state);
  return flow === undefined || state === undefined
    ? null
    : `${localized(flow.name, language)} · ${localized(state.name, language)}`;
}
