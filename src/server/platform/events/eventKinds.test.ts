import { expect, it } from 'vitest';
import { eventKinds } from './eventKinds.ts';

it('the printed list of kinds is the one in force; update it with vitest -u', async () => {
  const rows = Object.entries(eventKinds).map(([kind, { outcome, means }]) => `| \`${kind}\` | ${outcome} | ${means} |`);
  const page = [
    '# Security events',
    '',
    '<!-- Printed from src/server/platform/events/eventKinds.ts; `npx vitest run --project server -u src/server/platform/events` writes it. -->',
    '',
    'Each is a JSON line of the log (`"msg":"security event"`, `warn` if refused) and a row of `security_event`. Both have its id,',
    'time, brand, request, start of the session’s hash and the keyed hash of the network; the row has the account, the line its keyed',
    'hash. `livery_security_events_total` counts them by kind and brand.',
    '',
    '| Kind | Outcome | Means |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n');
  await expect(page).toMatchFileSnapshot('../../../../docs/security-events.md');
});
