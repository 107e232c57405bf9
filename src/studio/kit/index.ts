/** Parts of every screen of the studio. */
export { Avatar, Badge, Count, Dot, type Tone } from './Badge/Badge.tsx';
export { Button, IconButton, LinkButton } from './Button/Button.tsx';
export { Checkbox, type Choice, Radios, Segmented, Switch } from './Choice/Choice.tsx';
export { Dialog } from './Dialog/Dialog.tsx';
export { DiffLines, DiffText } from './Diff/DiffText.tsx';
export { Field } from './Field/Field.tsx';
export { Select } from './Field/Select.tsx';
export { TextArea, TextInput } from './Field/TextInput.tsx';
export { Icon } from './Icon/Icon.tsx';
export type { StudioIconName } from './Icon/iconNames.ts';
export { Kbd } from './Kbd.tsx';
export { isKeys, isWriting } from './keys.ts';
export { Card, EmptyState, Note, PageHead, Skeleton } from './Layout/Layout.tsx';
export { Menu, type MenuEntry } from './Menu/Menu.tsx';
export { Miniature, type MiniatureColours } from './Miniature/Miniature.tsx';
export { type Column, Table } from './Table/Table.tsx';
export { showToast, Toasts } from './Toast/Toast.tsx';
export { Tooltip } from './Tooltip/Tooltip.tsx';
