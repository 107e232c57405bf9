import type { DeskMemberRow } from '../../../wire/studio/deskMembers.ts';
import { useMoment, useText } from '../../i18n/index.ts';
import { Badge } from '../../kit/index.ts';

/** Open or closed, and a running time-out or exclusion. */
export function MemberState({ member: { state, break: pause } }: { readonly member: Pick<DeskMemberRow, 'state' | 'break'> }) {
  const text = useText();
  const moment = useMoment();
  return (
    <>
      <Badge tone={state === 'active' ? 'success' : 'danger'} mark="dot">
        {text(`member.state.${state}`)}
      </Badge>
      {pause === null ? null : (
        <Badge tone="warning" mark={{ name: 'prohibit' }}>
          {text(`member.break.${pause.kind}`, { until: moment(pause.until, 'day') })}
        </Badge>
      )}
    </>
  );
}
