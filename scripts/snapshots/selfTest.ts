import type { Studio } from './prepare/openStudio.ts';
import { openStudio } from './prepare/openStudio.ts';
import { type Finding, findPlanted } from './selfTest/findPlanted.ts';

/** Plants faults in the built stories and checks that each is found and identified; false if one is missed. */
export async function selfTest(tell: (line: string) => void): Promise<boolean> {
  const studio: Studio = await openStudio(tell);
  const findings = await findPlanted(studio);
  for (const { fault, found, how } of findings) tell(`${found ? 'found  ' : 'MISSED '} ${fault}: ${how}`);
  return findings.every(({ found }: Finding) => found);
}
