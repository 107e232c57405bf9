import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/**
 * Ends a process that was forked `detached`, with all that it started: a worker in an endless loop outlives the process that waits for it.
 * The process has `graceMs` to end by itself after its channel is closed.
 */
export async function stopGroup(child: ChildProcess, graceMs: number): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'exit');
    const timer = setTimeout(() => child.kill('SIGKILL'), graceMs);
    if (child.connected) child.disconnect();
    await ended;
    clearTimeout(timer);
  }
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch (thrown) {
    // The group is empty.
    if ((thrown as NodeJS.ErrnoException).code !== 'ESRCH') throw thrown;
  }
}
