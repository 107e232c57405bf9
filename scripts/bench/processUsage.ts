import { readdirSync, readFileSync } from 'node:fs';

/** CPU time of all threads of a process so far, in milliseconds. Linux only, as everything here. */
export function cpuMsOf(pid: number): number {
  const folder = `/proc/${pid}/task`;
  const nanoseconds = readdirSync(folder).map((thread) =>
    Number(readFileSync(`${folder}/${thread}/schedstat`, 'utf8').split(' ')[0]),
  );
  return nanoseconds.reduce((sum, value) => sum + value, 0) / 1e6;
}

/** Resident memory of a process and its child processes, in MB. */
export function memoryMbOf(pid: number): number {
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  return kilobytes / 1024 + childrenOf(pid).reduce((sum, child) => sum + memoryMbOf(child), 0);
}

/** Highest resident memory of a process so far, without its child processes, in MB. */
export function peakMbOf(pid: number): number {
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
}

/** Waits until a process has used next to no CPU time for several seconds, such as after it has warmed its caches. */
export async function idle(pid: number): Promise<void> {
  for (let quiet = 0, before = cpuMsOf(pid); quiet < 4; ) {
    await new Promise((done) => setTimeout(done, 2_000));
    const now = [pid, ...childrenOf(pid)].reduce((sum, process) => sum + cpuMsOf(process), 0);
    quiet = Math.abs(now - before) < 60 ? quiet + 1 : 0;
    before = now;
  }
}

function childrenOf(pid: number): number[] {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    const lists = threads.map((thread) => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8'));
    return lists.flatMap((list) =>
      list
        .split(' ')
        .filter((text) => text !== '')
        .map(Number),
    );
  } catch {
    return [];
  }
}
