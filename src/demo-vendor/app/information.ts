import { boot, game } from './boot.ts';
import { h, replace } from './dom.ts';
import { fairnessPanel } from './fairnessPanel.ts';
import { historyPanel } from './historyPanel.ts';
import { icon } from './icons.ts';
import { rulesPanel } from './rulesPanel.ts';
import { t } from './text.ts';

const panels = { rules: rulesPanel, history: historyPanel, provable: fairnessPanel } as const;
type Panel = keyof typeof panels;

let dialog: HTMLDialogElement | null = null;

/** Dialog with rules and RTP, history and fairness; opens with `first`. */
export function openInformation(first: Panel = 'rules') {
  dialog?.remove();
  const body = h('div', { class: 'sheet-body' });
  const names = Object.keys(panels) as Panel[];
  const tabs = names.map((name) =>
    h('button', { type: 'button', role: 'tab', 'aria-selected': 'false', onclick: () => show(name) }, t(name)),
  );
  const show = (name: Panel) => {
    for (const [index, tab] of tabs.entries()) tab.setAttribute('aria-selected', String(names[index] === name));
    replace(body, panels[name](game));
    body.scrollTop = 0;
  };
  const close = () => dialog?.close();
  dialog = h(
    'dialog',
    { class: 'sheet', 'aria-label': boot.name },
    h(
      'div',
      { class: 'sheet-head' },
      h('div', { class: 'tabs', role: 'tablist' }, ...tabs),
      h('button', { type: 'button', class: 'bare', 'aria-label': t('dialog_close'), onclick: close }, icon('close')),
    ),
    body,
  );
  document.body.append(dialog);
  show(first);
  dialog.showModal();
}
