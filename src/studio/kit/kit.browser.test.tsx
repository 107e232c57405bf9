import '../theme/global.css.ts';
import axe from 'axe-core';
import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createText, TextProvider } from '../i18n/index.ts';
import {
  Avatar,
  Badge,
  Button,
  Checkbox,
  Count,
  Dialog,
  DiffLines,
  DiffText,
  EmptyState,
  IconButton,
  Kbd,
  LinkButton,
  Menu,
  Note,
  PageHead,
  Radios,
  Segmented,
  Select,
  Switch,
  showToast,
  Table,
  TextArea,
  TextInput,
  Toasts,
} from './index.ts';

const text = await createText('en');
const nothing = () => undefined;
let leave = nothing;

function draw(content: ReactNode) {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <MemoryRouter>
      <TextProvider text={text} chooseLanguage={nothing}>
        <main className="studio">{content}</main>
        <Toasts />
      </TextProvider>
    </MemoryRouter>,
  );
  leave = () => {
    root.unmount();
    return undefined;
  };
}

afterEach(() => {
  leave();
  document.body.replaceChildren();
});

function Board() {
  const [mode, setMode] = useState<'soft' | 'round'>('soft');
  const [isOn, setIsOn] = useState(true);
  const [name, setName] = useState('Hạc Son');
  return (
    <>
      <PageHead title="Parts" text="Of every screen">
        <LinkButton to="/new" icon="plus">
          New brand
        </LinkButton>
      </PageHead>
      <Button variant="primary">Publish</Button>
      <Button isBusy>Publishing</Button>
      <Button variant="primary" why="Two steps left">
        Publish later
      </Button>
      <Button variant="danger">Revoke</Button>
      <Button variant="ghost" isSelected>
        Selected
      </Button>
      <IconButton label="Undo" icon="arrow-u-up-left" />
      <TextInput label="Name" value={name} onChange={setName} hint="What players read" />
      <TextInput label="Seed" value="#a91g16" onChange={nothing} error="Write it like #7c3aed" isCode />
      <TextInput label="Code" value="hacson" onChange={nothing} isLocked hint="Set when the brand was made" />
      <TextArea label="Reason" value="" onChange={nothing} />
      <Select label="Zone" options={[{ value: 'a', label: 'Asia/Ho_Chi_Minh' }]} value="a" onChange={nothing} />
      <Switch label="Chat" isOn={isOn} onChange={setIsOn} />
      <Checkbox label="Chosen" isOn={isOn} onChange={setIsOn} />
      <Radios
        label="Which"
        choices={[
          { value: 'one', label: 'One' },
          { value: 'two', label: 'Other' },
        ]}
        value="one"
        onChange={nothing}
      />
      <Segmented
        label="Corners"
        choices={[
          { value: 'soft', label: 'Soft' },
          { value: 'round', label: 'Round' },
        ]}
        value={mode}
        onChange={setMode}
      />
      {(['neutral', 'outline', 'success', 'warning', 'danger', 'info', 'draft'] as const).map((tone) => (
        <Badge key={tone} tone={tone} mark="dot">
          {tone}
        </Badge>
      ))}
      <Count tone="draft" value={6} label="6 changes" />
      <Avatar name="Trần Mỹ Linh" hasLabel />
      <Kbd keys="mod+K" />
      <Table
        label="Brands"
        columns={[
          { id: 'name', label: 'Brand', cell: (row: string) => row, isHeader: true },
          { id: 'size', label: 'Version', cell: (row: string) => row.length, isNumeric: true },
        ]}
        rows={['Verlago', 'Volkyn']}
        idOf={(row) => row}
        selected="Verlago"
      />
      <DiffText before="Soft" after="Round" />
      <DiffLines
        label="Patch"
        lines={[
          { kind: 'removed', text: '"corners": "soft"' },
          { kind: 'added', text: '"corners": "round"' },
        ]}
      />
      {(['info', 'warning', 'danger', 'success', 'draft'] as const).map((tone) => (
        <Note key={tone} tone={tone}>
          {tone}
        </Note>
      ))}
      <EmptyState icon="squares-four" title="No brand yet" text="A name is enough." />
    </>
  );
}

describe('kit of the studio', () => {
  it.each(['dark', 'light'] as const)('has no violation of axe in %s, contrast included [OPS-02]', async (mode) => {
    document.documentElement.dataset['palette'] = mode;
    draw(<Board />);
    await expect.element(page.getByRole('heading', { name: 'Parts' })).toBeVisible();
    const { violations } = await axe.run(document.body, { resultTypes: ['violations'], rules: { region: { enabled: false } } });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)).toEqual([]);
  });

  it('chooses a row where it is pressed, and once by the button within it', async () => {
    const chosen: string[] = [];
    const cell = (row: string) => (
      <button type="button" onClick={() => chosen.push(`button ${row}`)}>
        Open {row}
      </button>
    );
    draw(
      <Table
        label="Brands"
        columns={[
          { id: 'name', label: 'Brand', cell, isHeader: true },
          { id: 'size', label: 'Version', cell: (row: string) => `version ${row.length}` },
        ]}
        rows={['Verlago']}
        idOf={(row) => row}
        onChoose={(row) => chosen.push(`row ${row}`)}
      />,
    );
    await page.getByText('version 7').click();
    await page.getByRole('button', { name: 'Open Verlago' }).click();
    expect(chosen).toEqual(['row Verlago', 'button Verlago']);
  });

  it('chooses a segment by arrow keys', async () => {
    draw(<Board />);
    // The input of a segment lies below its label, so the keyboard takes it.
    const soft = page.getByRole('radio', { name: 'Soft' });
    await expect.element(soft).toBeInTheDocument();
    soft.element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByRole('radio', { name: 'Round' })).toBeChecked();
  });

  it('keeps a disabled primary button focusable, says why, and does nothing', async () => {
    const press = vi.fn<() => void>();
    draw(
      <Button variant="primary" why="Two steps left" onPress={press}>
        Publish
      </Button>,
    );
    const button = page.getByRole('button', { name: 'Publish' });
    // A key before the first paint goes to the page.
    await expect.element(button).toBeVisible();
    await userEvent.tab();
    await expect.element(button).toHaveFocus();
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    await expect.element(page.getByRole('tooltip')).toHaveTextContent('Two steps left');
    await userEvent.keyboard('{Enter}');
    expect(press).not.toHaveBeenCalled();
  });

  it('gives the focus back when a dialog is closed by Escape', async () => {
    function Asking() {
      const [isOpen, setIsOpen] = useState(false);
      return (
        <>
          <Button onPress={() => setIsOpen(true)}>Roll back…</Button>
          <Dialog title="Go back" isOpen={isOpen} onClose={() => setIsOpen(false)}>
            Reason
          </Dialog>
        </>
      );
    }
    draw(<Asking />);
    await page.getByRole('button', { name: 'Roll back…' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Go back' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('button', { name: 'Roll back…' })).toHaveFocus();
  });

  it('runs the entry of a menu that the keys chose', async () => {
    const choose = vi.fn<() => void>();
    draw(
      <Menu label="More" trigger={<Button>More</Button>} groups={[[{ id: 'copy', label: 'Copy link', onChoose: choose }]]} />,
    );
    await page.getByRole('button', { name: 'More' }).click();
    await expect.element(page.getByRole('menuitem', { name: 'Copy link' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(choose).toHaveBeenCalledOnce();
  });

  it('shows a result with its act, and takes it away once the act is done', async () => {
    const undo = vi.fn<() => void>();
    draw(<Board />);
    showToast({ title: 'Version 42 is live', detail: 'in 1.4 s', act: { label: 'Take back', onPress: undo } });
    await page.getByRole('button', { name: 'Take back' }).click();
    expect(undo).toHaveBeenCalledOnce();
    await expect.element(page.getByText('Version 42 is live')).not.toBeInTheDocument();
  });
});
