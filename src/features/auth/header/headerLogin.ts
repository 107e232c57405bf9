export type HeaderField = 'username' | 'password';

export interface HeaderLoginView {
  readonly username: string;
  readonly password: string;
  readonly busy: boolean;
  /** Invalid fields, in form order. */
  readonly faults: readonly HeaderField[];
}

export type HeaderLoginEvent =
  | { readonly type: 'edit'; readonly field: HeaderField }
  | { readonly type: 'submit'; readonly username: string; readonly password: string };

/** State of the header's form, and its connection to the login flow. */
export interface HeaderLogin {
  readonly view: () => HeaderLoginView;
  readonly subscribe: (notify: () => void) => () => void;
  readonly edit: (field: HeaderField, value: string) => void;
  readonly submit: () => void;
  /** True once after each submit, for the errors of that submit. */
  readonly takeSubmit: () => boolean;
  /** Connects the flow: delivers the queued events, then every event as it occurs. */
  readonly attach: (receive: (event: HeaderLoginEvent) => void) => () => void;
  /** Updates the form with the state of the flow. */
  readonly show: (status: Pick<HeaderLoginView, 'busy' | 'faults'>) => void;
}

/** Queues events until the chunk with the login flow has loaded. */
export function createHeaderLogin(): HeaderLogin {
  const listeners = new Set<() => void>();
  const queue: HeaderLoginEvent[] = [];
  let receiver: ((event: HeaderLoginEvent) => void) | null = null;
  let view: HeaderLoginView = { username: '', password: '', busy: false, faults: [] };
  let isSubmitted = false;
  const change = (changes: Partial<HeaderLoginView>) => {
    view = { ...view, ...changes };
    for (const notify of listeners) notify();
  };
  const send = (event: HeaderLoginEvent) => {
    if (receiver === null) queue.push(event);
    else receiver(event);
  };
  return {
    view: () => view,
    subscribe(notify) {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    edit(field, value) {
      if (view[field] === value) return;
      change({ [field]: value });
      send({ type: 'edit', field });
    },
    submit() {
      isSubmitted = true;
      send({ type: 'submit', username: view.username, password: view.password });
    },
    takeSubmit() {
      const taken = isSubmitted;
      isSubmitted = false;
      return taken;
    },
    attach(receive) {
      receiver = receive;
      for (const event of queue.splice(0)) receive(event);
      return () => {
        receiver = null;
      };
    },
    show: change,
  };
}
