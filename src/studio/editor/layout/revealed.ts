import { createContext, useContext, useState } from 'react';
import { isWithin } from '../document/values.ts';

/** The setting that something asked to show: a problem, the search, a click in the preview. `turn` distinguishes two requests. */
export interface Revealed {
  readonly pointer: string;
  readonly turn: number;
}

export const RevealedContext = createContext<Revealed | null>(null);

/** Whether a group is open: from the start, by a press, or because a setting in it was asked for. */
export function useRevealed(
  pointer: string,
  isOpenFirst = false,
): readonly [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const revealed = useContext(RevealedContext);
  const turn = revealed?.turn ?? -1;
  const [choice, setChoice] = useState({ isOpen: isOpenFirst, turn: -2 });
  const isAskedFor = revealed !== null && isWithin(revealed.pointer, pointer) && choice.turn < turn;
  return [isAskedFor || choice.isOpen, (isOpen) => setChoice({ isOpen, turn })];
}

/** The part that is edited: `first`, the one chosen, or the one of a setting that something asked to show since. */
export function useEdited<Key>(
  first: Key,
  partOf: (pointer: string) => Key | null,
): readonly [edited: Key, choose: (key: Key) => void] {
  const revealed = useContext(RevealedContext);
  const turn = revealed?.turn ?? -1;
  const [choice, setChoice] = useState({ key: first, turn: -2 });
  const asked = revealed !== null && choice.turn < turn ? partOf(revealed.pointer) : null;
  return [asked ?? choice.key, (key) => setChoice({ key, turn })];
}
