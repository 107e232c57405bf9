import type { SnapshotFrom } from 'xstate';
import type { launchMachine } from '../../flows/launch/index.ts';
import type { LaunchView } from './launchStore.ts';

/** What the page of the frame shows of the flow. */
export function viewOf(snapshot: SnapshotFrom<typeof launchMachine>): LaunchView {
  const { wish, frame, fault, answer } = snapshot.context;
  return { wish, frame, fault, state: stateOf(snapshot), gameName: answer?.gameName ?? null, demo: answer?.demo ?? false };
}

function stateOf(snapshot: SnapshotFrom<typeof launchMachine>): LaunchView['state'] {
  if (snapshot.matches('loggingIn')) return 'waiting';
  if (snapshot.matches('warned')) return 'warned';
  if (snapshot.hasTag('failed')) return 'failed';
  if (snapshot.matches({ framed: 'playing' })) return 'playing';
  return snapshot.hasTag('framed') ? 'opening' : 'asking';
}
