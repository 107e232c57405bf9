import { iso639Of } from '../../../domain/language.ts';
import { runProgram, trustedAddress, trustPrograms } from '../../../runtime/scripts/index.ts';
import type { ChallengeResult } from '../../../wire/auth.ts';
import { Failure } from '../../../wire/failure.ts';

/** The part of the provider's API that is used here. */
interface GeetestWidget {
  onReady(listener: () => void): GeetestWidget;
  onSuccess(listener: () => void): GeetestWidget;
  onError(listener: () => void): GeetestWidget;
  onClose(listener: () => void): GeetestWidget;
  showCaptcha(): void;
  getValidate(): Omit<ChallengeResult, never> | false;
  destroy(): void;
}

interface GeetestSettings {
  readonly captchaId: string;
  readonly product: 'bind';
  readonly language: string;
}

type Start = (settings: GeetestSettings, ready: (widget: GeetestWidget) => void) => void;

const program = 'https://static.geetest.com/v4/gt4.js';
/** Shows the provider's puzzle and waits for its result. @throws if it is closed or does not load. */
export async function solveGeetest(captchaId: string): Promise<ChallengeResult> {
  const start = await loadProgram();
  return new Promise<ChallengeResult>((resolve, reject) => {
    const language = iso639Of(document.documentElement.lang);
    start({ captchaId, product: 'bind', language }, (widget) => {
      const end = (settle: () => void) => () => {
        settle();
        widget.destroy();
      };
      widget
        .onReady(() => widget.showCaptcha())
        .onSuccess(
          end(() => {
            const result = widget.getValidate();
            if (result === false) reject(new Failure('SYSTEM'));
            else resolve(result);
          }),
        )
        .onError(end(() => reject(new Failure('NETWORK'))))
        .onClose(end(() => reject(new Failure('SYSTEM'))));
    });
  });
}

let loading: Promise<Start> | null = null;

function loadProgram(): Promise<Start> {
  loading ??= fetchProgram().catch((thrown: unknown) => {
    loading = null;
    throw thrown;
  });
  return loading;
}

async function fetchProgram(): Promise<Start> {
  trustPrograms(['https://static.geetest.com/', 'https://gcaptcha4.geetest.com/']);
  await runProgram(trustedAddress('geetest', program));
  const { initGeetest4 } = globalThis as { initGeetest4?: Start };
  if (initGeetest4 === undefined) throw new Failure('SYSTEM');
  return initGeetest4;
}
