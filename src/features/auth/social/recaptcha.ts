import { runProgram, trustedAddress, trustPrograms } from '../../../runtime/scripts/index.ts';
import { providerError } from './providerCodes.ts';

/** The part of the provider's API that is used here. */
interface Recaptcha {
  readonly ready: (listener: () => void) => void;
  readonly render: (
    container: HTMLElement,
    settings: {
      readonly sitekey: string;
      readonly size: 'invisible';
      readonly callback: (token: string) => void;
      readonly 'error-callback': () => void;
    },
  ) => number;
  readonly execute: (widget: number) => void;
}

const program = 'https://www.google.com/recaptcha/api.js?render=explicit';
/** The provider does not report that its puzzle was closed. */
const puzzleTimeoutMs = 120_000;

/**
 * Token of the invisible reCAPTCHA that Firebase demands before it sends an SMS; a suspicious visitor solves a puzzle.
 *
 * @throws Failure NETWORK, TIMEOUT, or the provider's error `auth/captcha-check-failed`
 */
export async function solveRecaptcha(siteKey: string): Promise<string> {
  const recaptcha = await loadRecaptcha();
  const container = document.createElement('div');
  document.body.append(container);
  let giveUp: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<string>((resolve, reject) => {
      const refuse = () => reject(providerError('auth/captcha-check-failed'));
      giveUp = setTimeout(refuse, puzzleTimeoutMs);
      recaptcha.ready(() => {
        const settings = { sitekey: siteKey, size: 'invisible', callback: resolve, 'error-callback': refuse } as const;
        recaptcha.execute(recaptcha.render(container, settings));
      });
    });
  } finally {
    clearTimeout(giveUp);
    container.remove();
  }
}

let loading: Promise<Recaptcha> | null = null;

function loadRecaptcha(): Promise<Recaptcha> {
  loading ??= fetchRecaptcha().catch((thrown: unknown) => {
    loading = null;
    throw thrown;
  });
  return loading;
}

async function fetchRecaptcha(): Promise<Recaptcha> {
  trustPrograms(['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']);
  await runProgram(trustedAddress('recaptcha', program));
  const { grecaptcha } = globalThis as { grecaptcha?: Recaptcha };
  if (grecaptcha === undefined) throw providerError('auth/captcha-check-failed');
  return grecaptcha;
}
