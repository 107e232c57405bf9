import { createHmac } from 'node:crypto';
import type { ChallengeResult } from '../../wire/auth.ts';
import type { ChallengeTask } from '../../wire/verification.ts';
import type { Identity } from '../accounts/account.ts';
import type { ReportFault } from '../events/faults.ts';
import type { Tenant } from '../registry/tenant.ts';
import { createBuiltinChallenge } from './builtinChallenge.ts';

/** Bot challenge before a protected action: GeeTest if it is configured, otherwise the built-in proof of work. */
export function createChallenge(deps: Pick<Identity, 'now' | 'limits' | 'reportFault'>, geetest: GeetestKeys | null) {
  const builtin = createBuiltinChallenge(deps);
  return {
    task: async ({ brand }: Tenant): Promise<ChallengeTask> =>
      geetest === null ? builtin.task(brand.merchant) : { provider: 'geetest', captchaId: geetest.captchaId },

    async passed({ brand }: Tenant, result: ChallengeResult | undefined): Promise<boolean> {
      if (result === undefined) return false;
      if (geetest === null) return builtin.passed(brand.merchant, result);
      const key = `challenge-used:${result.lot_number}`;
      // Each result is accepted once, even if the provider would validate it again.
      const isFirst = await deps.limits.take({ merchant: brand.merchant, key, uses: 1, seconds: 3_600 });
      return isFirst && passedAtGeetest(geetest, result, deps.reportFault);
    },
  };
}

export interface GeetestKeys {
  readonly captchaId: string;
  readonly key: string;
  /** Where results are validated. */
  readonly url: string;
}

const timeoutMs = 5_000;

/** Validates a result with GeeTest. Fails closed: if the provider does not respond, the result is rejected. */
async function passedAtGeetest(
  { captchaId, key, url }: GeetestKeys,
  result: ChallengeResult,
  report: ReportFault,
): Promise<boolean> {
  const form = new URLSearchParams({
    ...result,
    sign_token: createHmac('sha256', key).update(result.lot_number).digest('hex'),
  });
  try {
    const answer = await fetch(`${url}?captcha_id=${encodeURIComponent(captchaId)}`, {
      method: 'POST',
      body: form,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const verdict = (await answer.json()) as { result?: unknown };
    return answer.ok && verdict.result === 'success';
  } catch (error) {
    report('challenge', error);
    return false;
  }
}
