import { useEffect } from 'react';
import { isKeys, isWriting } from '../../kit/index.ts';
import { allCommands, type Command } from './registry.ts';

const sequenceMs = 1_200;

/** Presses the commands' keys: letters outside of fields only, and none under an open dialog. */
export function useShortcuts(perform: (command: Command) => void): void {
  useEffect(() => {
    let first: { readonly key: string; readonly at: number } | null = null;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const writes = isWriting(event);
      const isCovered = document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
      const begun = first !== null && event.timeStamp - first.at < sequenceMs ? first.key : null;
      const found = allCommands().find(({ keys, whileWriting }) => {
        if (keys === undefined || (writes && whileWriting !== true) || (isCovered && whileWriting !== true)) return false;
        const [one = '', two] = keys.split(' ');
        if (two === undefined) return isKeys(event, one);
        return begun === one.toLowerCase() && isKeys(event, two);
      });
      first = writes ? null : { key: event.key.toLowerCase(), at: event.timeStamp };
      if (found === undefined) return;
      event.preventDefault();
      first = null;
      perform(found);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [perform]);
}
