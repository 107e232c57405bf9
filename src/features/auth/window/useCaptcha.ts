import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { captchaMachine } from '../../../flows/captcha/index.ts';
import { authRequests } from '../authRequests.ts';

/** The picture of a form. It is asked for once `useShownCaptcha` says so. */
export function useCaptcha() {
  const [machine] = useState(() =>
    captchaMachine.provide({ actors: { fetchPicture: fromPromise(authRequests.fetchPicture) } }),
  );
  const [state, send, actor] = useMachine(machine, { input: { now: Date.now } });
  const { picture } = state.context;
  return {
    send,
    /** Address of the picture; null while there is none. */
    picture: picture === null ? null : `data:image/png;base64,${picture.value}`,
    refresh: () => send({ type: 'captcha.refresh' }),
    /** The picture went with a try. */
    renew: () => actor.send({ type: 'captcha.use' }),
    /** Which picture the next try answers. */
    id: () => actor.getSnapshot().context.picture?.captchaId,
  };
}

export type CaptchaPart = ReturnType<typeof useCaptcha>;

/** Fetches the picture while the form shows it. */
export function useShownCaptcha({ send }: Pick<CaptchaPart, 'send'>, shown: boolean): void {
  useEffect(() => send({ type: shown ? 'captcha.show' : 'captcha.hide' }), [send, shown]);
}
