import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { forgetRemembered, type RememberPolicy, readRemembered } from '../../../api/rememberMe.ts';
import { useBrand } from '../../../runtime/brand/index.ts';

export function useRememberPolicy(): RememberPolicy {
  const { merchant, signIn } = useBrand();
  return useMemo(() => ({ merchant, keepsPassword: signIn.rememberPassword }), [merchant, signIn.rememberPassword]);
}

/** Restores the values stored by an earlier visit, and deletes them when the box is unticked. */
export function useRemembered(fill: (field: 'username' | 'password' | 'mobileNum', value: string) => void) {
  const policy = useRememberPolicy();
  const [wanted, setWanted] = useState(false);
  const fillIn = useEffectEvent(fill);

  useEffect(() => {
    let gone = false;
    void readRemembered(policy).then((found) => {
      if (gone || found === null) return;
      setWanted(true);
      if (found.user !== '') fillIn('username', found.user);
      if (found.password !== '') fillIn('password', found.password);
      if (found.smsNumber !== '') fillIn('mobileNum', found.smsNumber);
    });
    return () => {
      gone = true;
    };
  }, [policy]);

  return {
    wanted,
    want: (yes: boolean) => {
      setWanted(yes);
      if (!yes) void forgetRemembered();
    },
  };
}
