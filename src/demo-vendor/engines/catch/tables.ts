import type { CatchTable } from './shoot.ts';

/** Low volatility (many small fish) and high volatility (fewer, bigger ones). */
export const catchTables = {
  reef: { id: 'reef', returned: 9600, targets: [120, 150, 200, 300, 500, 800, 1500, 4000] },
  abyss: { id: 'abyss', returned: 9600, targets: [150, 200, 300, 600, 1200, 2500, 6000, 20_000] },
} as const satisfies Record<string, CatchTable>;

export type CatchTableId = keyof typeof catchTables;
