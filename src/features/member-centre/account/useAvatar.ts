import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { profileCalls, profileQueries } from '../../../api/profile.ts';
import { imageFault, signatureLength } from '../../../domain/imageRules.ts';
import { avatarMachine, type Opened } from '../../../flows/avatar/index.ts';
import { useQueryClient } from '../../../runtime/data/index.ts';
import type { Profile } from '../../../wire/profile.ts';

/** Runs the flow of the picture; a change shows wherever the picture is. */
export function useAvatar() {
  const client = useQueryClient();
  const [machine] = useState(() => {
    const show = (avatar: Profile['avatar']): null => {
      const { queryKey } = profileQueries.profile();
      const before = client.getQueryData<Profile>(queryKey);
      if (before !== undefined) client.setQueryData(queryKey, { ...before, avatar });
      client.setQueryData(profileQueries.icon().queryKey, { icon: avatar.icon });
      return null;
    };
    return avatarMachine.provide({
      actors: {
        open: fromPromise<Opened, { readonly file: Blob }>(({ input }) => open(input.file)),
        upload: fromPromise<null, { readonly image: string }>(async ({ input }) =>
          show(await profileCalls.uploadAvatar(input.image)),
        ),
        choose: fromPromise<null, { readonly avatar: string }>(async ({ input }) =>
          show(await profileCalls.chooseAvatar(input.avatar)),
        ),
      },
    });
  });
  return useMachine(machine);
}

/** Rejects if the browser cannot read or decode the file. */
async function open(file: Blob): Promise<Opened> {
  const head = new Uint8Array(await file.slice(0, signatureLength).arrayBuffer());
  const fault = imageFault({ size: file.size, head }, 0);
  return fault === null ? { picture: await createImageBitmap(file) } : { fault };
}
