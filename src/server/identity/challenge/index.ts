import { createHmac } from 'node:crypto';
import type { ChallengeResult } from '../../../wire/auth.ts';
import type { ChallengeTask } from '../../../wire/verification.ts';
import type { ReportFault } from '../../platform/events/index.ts';
import type { Outbound } from '../../platform/outbound/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import type { Identity } from '../ports/index.ts';
import { createBuiltinChallenge } from './builtinChallenge.ts';

/** Bot challenge before a protected action: GeeTest if it is configured, otherwise the built-in proof of work. */
export function createChallenge(
  deps: Pick<Identity, 'now' | 'limits' | 'reportFault'> & { readonly outbound: Pick<Outbound, 'fetchFor'> },
  geetest: GeetestKeys | null,
) {
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
      return isFirst && passedAtGeetest(geetest, result, deps);
    },
  };
}

export interface GeetestKeys {
  readonly captchaId: string;
  readonly key: string;
  /** Address at which results are validated. */
  readonly url: string;
}

/** Validates a result with GeeTest. Fails closed: if the provider does not respond, the result is rejected. */
async function passedAtGeetest(
  { captchaId, key, url }: GeetestKeys,
  result: ChallengeResult,
  { outbound, reportFault }: { readonly outbound: Pick<Outbound, 'fetchFor'>; readonly reportFault: ReportFault },
): Promise<boolean> {
  const form = new URLSearchParams({
    ...result,
    sign_token: createHmac('sha256', key).update(result.lot_number).digest('hex'),
  });
  try {
    const answer = await outbound.fetchFor('challenge')(new URL(`${url}?captcha_id=${encodeURIComponent(captchaId)}`), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: form.toString(),
    });
    const verdict = (await answer.json()) as { result?: unknown };
    return answer.ok && verdict.result === 'success';
  } catch (error) {
    reportFault('challenge', error);
    return false;
  }
}
