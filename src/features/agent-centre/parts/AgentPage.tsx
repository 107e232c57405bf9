import type { ComponentProps } from 'react';
import { WithWords } from '../../../i18n/index.ts';
import { CentreKindContext } from '../../../runtime/centre/index.ts';

/** A page of the agent centre: its words, and its parameters of the address. */
export function AgentPage(props: ComponentProps<typeof WithWords>) {
  return (
    <CentreKindContext value="agent">
      <WithWords {...props} />
    </CentreKindContext>
  );
}
