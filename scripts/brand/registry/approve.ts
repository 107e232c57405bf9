import { localized } from '../../../src/domain/language.ts';
import type { PublishAnswer, SecondYes } from '../../../src/wire/studio/brands.ts';
import type { ExitCode, Values } from '../../commandLine.ts';
import { printAnswer } from './publish.ts';
import { oneMerchant, type RegistryRun, required, say, stopping, studioClient, versionOf } from './studioClient.ts';

/** `brand approve`: says what a version changes of the settings of trust, and agrees to it or declines it. */
export const approve = (names: readonly string[], run: RegistryRun, values: Values): Promise<ExitCode> =>
  stopping(run, async () => {
    const { io, json, language } = run;
    const merchant = oneMerchant(names, run, 'approve');
    required(values, 'version', run, 'approve');
    const version = versionOf(values, 'version', run, merchant) ?? '';
    const call = studioClient(run, values, merchant, '');
    const { changes, digest, by, note } = await call<SecondYes>('secondYes', { merchant, version });
    if (!json) {
      io.print(say(language, 'asksFor', { by, version, note }));
      for (const { pointer, sentence } of changes) io.print(`  ${pointer}: ${localized(sentence, language)}`);
    }
    const order = { digest, isYes: values['decline'] !== true };
    const answer = await call<PublishAnswer>('giveSecondYes', { merchant, version }, order);
    return printAnswer(answer, { run, merchant });
  });
