import { createHmac } from 'node:crypto';
import type { ChallengeResult } from '../../wire/auth.ts';

export interface GeetestKeys {
  readonly captchaId: string;
  readonly key: string;
  /** Where results are validated. */
  readonly url: string;
}

const timeoutMs = 5_000;

/** Validates a result with GeeTest. Fails closed: if the provider does not respond, the result is rejected. */
export async function passedAtGeetest({ captchaId, key, url }: GeetestKeys, result: ChallengeResult): Promise<boolean> {
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
  } catch {
    return false;
  }
}
