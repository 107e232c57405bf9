import type { TeamMember } from '../../../wire/studio/session.ts';
import { useAct } from '../../api/index.ts';
import { useText } from '../../i18n/index.ts';
import { Button, Dialog, showToast } from '../../kit/index.ts';
import { useDone } from './useDone.ts';

export interface StateDialogProps {
  readonly kind: 'disable' | 'reinvite';
  readonly member: TeamMember;
  readonly onClose: () => void;
}

/** Says what an act ends for a person, before it does. */
export function StateDialog({ kind, member: { name, displayName }, onClose }: StateDialogProps) {
  const text = useText();
  const say = useDone();
  const disable = useAct('changeMember', {
    changes: ['team'],
    onDone: () => {
      showToast({ title: text('team.disabledDone', { name: displayName }) });
      onClose();
    },
  });
  const reinvite = useAct('reinvite', {
    changes: ['team', 'teamRequests'],
    onDone: (answer) => {
      say(answer, displayName);
      onClose();
    },
  });
  const isDisabling = kind === 'disable';
  return (
    <Dialog
      title={text(isDisabling ? 'team.disableTitle' : 'team.reinviteTitle', { name: displayName })}
      isOpen
      isAlert
      onClose={onClose}
      foot={
        <>
          <Button onPress={onClose}>{text('team.cancel')}</Button>
          <Button
            variant={isDisabling ? 'danger' : 'primary'}
            isBusy={disable.isPending || reinvite.isPending}
            onPress={() =>
              isDisabling
                ? disable.mutate({ params: { name }, body: { disabled: true } })
                : reinvite.mutate({ params: { name } })
            }
          >
            {text(isDisabling ? 'team.disable' : 'team.reinvite')}
          </Button>
        </>
      }
    >
      <p>{text(isDisabling ? 'team.disableText' : 'team.reinviteText')}</p>
    </Dialog>
  );
}
