import { useMachine } from '@xstate/react';
import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode, useEffect, useState } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { type ModalName, modalNames, overlaysMachine } from '../../flows/overlays/index.ts';
import * as frame from '../../ui/OverlayFrame/OverlayFrame.css.ts';
import { Spinner } from '../../ui/Spinner/Spinner.tsx';
import { DialogView } from './DialogView.tsx';
import * as css from './LoaderCover.css.ts';
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

interface LoaderCoverProps {
  readonly label: string;
  readonly mark: ReactNode;
}

/** Blocks the page during an operation that must not be interrupted; Escape does not close it. */
function LoaderCover({ label, mark }: LoaderCoverProps) {
  return (
    <ModalOverlay isOpen isKeyboardDismissDisabled className={frame.coverOf.loader}>
      <Modal className={css.panel}>
        <Dialog className={css.content} aria-label={label}>
          {mark === undefined ? null : <span className={css.mark}>{mark}</span>}
          <Spinner size={24} />
          <output>{label}</output>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
