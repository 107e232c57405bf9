import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { fromPromise } from 'xstate';
import { captchaMachine } from '../../../flows/captcha/index.ts';
import type { FailureCode } from '../../../wire/failure.ts';
import { authRequests } from '../authRequests.ts';

/** The captcha of a form. The image is fetched when `useShownCaptcha` reports that it is shown. */
export function useCaptcha() {
  const [machine] = useState(() =>
    captchaMachine.provide({ actors: { fetchPicture: fromPromise(authRequests.fetchPicture) } }),
  );
  const [state, send, actor] = useMachine(machine, { input: { now: Date.now } });
  const { picture } = state.context;
  return {
    send,
    /** Data URL of the image; null while there is none. */
    picture: picture === null ? null : `data:image/png;base64,${picture.value}`,
    refresh: () => send({ type: 'captcha.refresh' }),
    /** An attempt used up the image. */
    renew: () => actor.send({ type: 'captcha.use' }),
    /** Id of the image that the next attempt answers. */
    id: () => actor.getSnapshot().context.picture?.captchaId,
  };
}

export type CaptchaPart = ReturnType<typeof useCaptcha>;

/** Fetches the image while the form shows it. */
export function useShownCaptcha({ send }: Pick<CaptchaPart, 'send'>, shown: boolean): void {
  useEffect(() => send({ type: shown ? 'captcha.show' : 'captcha.hide' }), [send, shown]);
}

/** Empties the field when the image changes: the typed characters belonged to the one before. */
export function useEmptiedCaptcha({ picture }: Pick<CaptchaPart, 'picture'>, clear: () => void): void {
  const empty = useEffectEvent((_picture: string | null) => clear());
  useEffect(() => empty(picture), [picture]);
}

/** The failure of a whole form; null for a wrong captcha, which is an error of its field. */
export const formFailure = <Failed extends { readonly code: FailureCode }>(failed: Failed | null): Failed | null =>
  failed?.code === 'AUTH_CAPTCHA' ? null : failed;
