import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../paths.ts';
import { stopGroup } from './stopGroup.ts';
import type { TestReply, TestRequest } from './testProcess.ts';

export interface TestRunner {
  /** Runs tests; a run that exceeds `timeoutMs` or ends the process counts as failed. */
  readonly run: (request: TestRequest, timeoutMs: number) => Promise<TestReply>;
  readonly close: () => Promise<void>;
}

/** Time to stop the test process in an orderly manner, milliseconds. */
const closeTimeoutMs = 20_000;

/** Runs tests of a work tree in a process that stays open between runs and starts again after one that hung. */
export function testRunner(tree = root): TestRunner {
  let child: Promise<ChildProcess> | null = null;
  const close = async () => {
    const process = await child;
    child = null;
    if (process !== null) await stopGroup(process, closeTimeoutMs);
  };
  return {
    async run(request, timeoutMs) {
      child ??= start(tree);
      const reply = await replyOf(await child, request, timeoutMs);
      if (typeof reply !== 'string') return reply;
      await close();
      return { failure: reply, failedFile: null };
    },
    close,
  };
}

async function start(tree: string): Promise<ChildProcess> {
  const child = fork(join(tree, 'scripts/mutants/testProcess.ts'), {
    cwd: tree,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    detached: true,
  });
  let errors = '';
  child.stderr?.on('data', (part: Buffer) => {
    errors = `${errors}${part.toString()}`.slice(-4_000);
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`The test process did not start: ${errors}`);
  });
  await Promise.race([once(child, 'message'), ended]);
  ended.catch(() => undefined);
  return child;
}

/** The reply, or why there is none. */
function replyOf(child: ChildProcess, request: TestRequest, timeoutMs: number): Promise<TestReply | string> {
  return new Promise((resolve) => {
    const settle = (result: TestReply | string) => {
      clearTimeout(timer);
      child.off('message', answered).off('exit', ended);
      resolve(result);
    };
    const answered = (reply: unknown) => settle(reply as TestReply);
    const ended = () => settle('the test process ended');
    const timer = setTimeout(() => settle(`no result within ${Math.round(timeoutMs / 1000)} s`), timeoutMs);
    child.on('message', answered).on('exit', ended);
    child.send(request);
  });
}
