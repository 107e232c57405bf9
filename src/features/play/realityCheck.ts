import type { ActivityStatement } from '../../wire/saferPlay.ts';

export interface RealityCheckDeps {
  /** Minutes between two checks. */
  readonly everyMinutes: number;
  readonly readToday: () => Promise<ActivityStatement>;
  /** `today` is null if it could not be read: the check is due all the same. */
  readonly show: (check: { readonly minutes: number; readonly today: ActivityStatement[number] | null }) => void;
}

/** Shows how long a game has been open, and what was played today, again and again. Returns the function that ends it. */
export function startRealityCheck({ everyMinutes, readToday, show }: RealityCheckDeps): () => void {
  let minutes = 0;
  let isEnded = false;
  // oxlint-disable-next-line typescript/no-misused-promises -- it handles its failures itself
  const timer = setInterval(async () => {
    minutes += everyMinutes;
    const played = minutes;
    const [today = null] = await readToday().catch(() => []);
    if (!isEnded) show({ minutes: played, today });
  }, everyMinutes * 60_000);
  return () => {
    isEnded = true;
    clearInterval(timer);
  };
}
