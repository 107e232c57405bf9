import { type RefObject, useMemo } from 'react';
import { type Command, useCommands } from '../../app/index.ts';
import { type StudioTextKey, useText } from '../../i18n/index.ts';
import type { PanelActs } from './ItemPanel.tsx';

interface QueueKeysDeps {
  readonly move: (by: 1 | -1) => void;
  readonly mark: () => void;
  readonly search: () => void;
  readonly panel: RefObject<PanelActs | null>;
}

/** Keys of the queue, which the help of `?` lists. */
export function useQueueKeys({ move, mark, search, panel }: QueueKeysDeps): void {
  const text = useText();
  const commands = useMemo(() => {
    const key = (id: string, label: StudioTextKey, keys: string, run: () => void): Command => ({
      id: `queue.${id}`,
      group: 'commands',
      label: text(label),
      keys,
      run,
      isKeyOnly: true,
    });
    return [
      key('next', 'queue.command.next', 'j', () => move(1)),
      key('previous', 'queue.command.previous', 'k', () => move(-1)),
      key('decide', 'queue.command.approve', 'a', () => panel.current?.decide()),
      key('reject', 'queue.command.reject', 'x', () => panel.current?.reject()),
      key('note', 'queue.command.note', 'n', () => panel.current?.write()),
      key('claim', 'queue.command.claim', 'c', () => panel.current?.claim()),
      key('mark', 'queue.command.mark', 'm', mark),
      key('search', 'queue.command.search', '/', search),
    ];
  }, [text, move, mark, search, panel]);
  useCommands(commands);
}
