import { useMachine } from '@xstate/react';
import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode, useEffect, useState } from 'react';
import { type ModalName, modalNames, overlaysMachine } from '../../flows/overlays/index.ts';
import { DialogView } from './DialogView.tsx';
import { LoaderCover } from './LoaderCover.tsx';
import { ModalView } from './ModalView.tsx';
import type { ModalContentProps, ModalRegistry } from './modalRegistry.ts';
import type { OverlayStore } from './overlayStore.ts';
import { ToastRegion } from './ToastRegion.tsx';

export interface OverlayHostProps {
  readonly store: OverlayStore;
  readonly modals: ModalRegistry;
  readonly mark: ReactNode;
}

/** Runs the overlay flow and renders its state. */
export default function OverlayHost({ store, modals, mark }: OverlayHostProps) {
  const [flow, send] = useMachine(overlaysMachine);
  useEffect(() => store.attach(send), [store, send]);
  const { modal, dialogs, toasts, loaders } = flow.context;
  const [contents] = useState(() => lazily(modals));
  const Content = modal === null ? undefined : contents.get(modal);
  const escape = () => send({ type: 'escape.press' });

  return (
    <>
      {modal !== null && Content !== undefined ? (
        <ModalView
          key={modal}
          name={modal}
          content={Content}
          onEscape={escape}
          onClose={() => send({ type: 'modal.close', name: modal })}
        />
      ) : null}
      {dialogs.map(({ id, closesAfter, decides }) => {
        const dialog = store.dialogs.get(id);
        return dialog === undefined ? null : (
          <DialogView
            key={id}
            dialog={dialog}
            closesAfter={decides ? null : closesAfter}
            onEscape={escape}
            onCoverPress={() => send({ type: 'cover.press' })}
            onClose={() => send({ type: 'dialog.close', id })}
          />
        );
      })}
      <ToastRegion
        toasts={toasts.flatMap((id) => {
          const toast = store.toasts.get(id);
          return toast === undefined ? [] : [{ id, ...toast }];
        })}
        onClose={(id) => send({ type: 'toast.close', id })}
        onHold={() => send({ type: 'toasts.hold' })}
        onRelease={() => send({ type: 'toasts.release' })}
      />
      {loaders.length > 0 ? <LoaderCover label={store.loaders.get(loaders.at(-1) ?? 0) ?? ''} mark={mark} /> : null}
    </>
  );
}

type Contents = ReadonlyMap<ModalName, LazyExoticComponent<ComponentType<ModalContentProps>>>;

function lazily(modals: ModalRegistry): Contents {
  return new Map(
    modalNames.flatMap((name) => {
      const load = modals[name];
      return load === undefined ? [] : [[name, lazy(load)] as const];
    }),
  );
}
