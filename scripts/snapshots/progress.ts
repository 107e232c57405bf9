import { duration } from './plan/estimate.ts';

/** Progress on stderr: an updating line on a terminal, otherwise one line per 10 %. */
export function progress(what: string, total: number, done = 0) {
  const started = performance.now();
  const already = done;
  let reportedTenths = Math.floor((done / Math.max(1, total)) * 10);
  return {
    step() {
      done += 1;
      const seconds = (performance.now() - started) / 1000;
      const left = (seconds / Math.max(1, done - already)) * (total - done);
      const line = `${what}: ${done} of ${total}, about ${duration(left)} left`;
      if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${line}`);
      else if (Math.floor((done / total) * 10) > reportedTenths) {
        reportedTenths = Math.floor((done / total) * 10);
        process.stderr.write(`${line}\n`);
      }
      if (done === total && process.stderr.isTTY) process.stderr.write('\r\u001b[K');
    },
  };
}

/** Logs to stderr, so that stdout stays valid for `--json`. */
export function log(line: string): void {
  process.stderr.write(`${line}\n`);
}
