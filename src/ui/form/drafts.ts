/** Fields that are never stored in plain text; their drafts are kept in memory only. */
const secrets: ReadonlySet<string> = new Set([
  'password',
  'confirmPassword',
  'oldPassword',
  'newPassword',
  'confirmNewPassword',
  'paymentPassword',
  'verificationCode',
  'captcha',
  'idNumber',
  'birthday',
]);

export type DraftValues = Readonly<Record<string, string>>;

const kept = new Map<string, DraftValues>();
const prefix = 'draft.';
const key = (form: string) => `${prefix}${form}`;

/** Draft of a form that was closed, or unloaded by a reload, in this tab. */
export function readDraft(form: string): DraftValues {
  return kept.get(form) ?? storedDraft(form);
}

export function keepDraft(form: string, values: DraftValues): void {
  kept.set(form, values);
  const open = Object.entries(values).filter(([field, value]) => value !== '' && !secrets.has(field));
  withStorage((storage) => storage.setItem(key(form), JSON.stringify(Object.fromEntries(open))));
}

export function forgetDraft(form: string): void {
  kept.delete(form);
  withStorage((storage) => storage.removeItem(key(form)));
}

/** Removes the drafts of all forms, also those written before a reload. Call it when the session ends. */
export function forgetDrafts(): void {
  kept.clear();
  withStorage((storage) => {
    const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    for (const name of names) if (name.startsWith(prefix)) storage.removeItem(name);
  });
}

function storedDraft(form: string): DraftValues {
  let found: DraftValues = {};
  withStorage((storage) => {
    const read: unknown = JSON.parse(storage.getItem(key(form)) ?? '{}');
    if (typeof read !== 'object' || read === null) return;
    found = Object.fromEntries(Object.entries(read).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  });
  return found;
}

/** If storage is blocked, drafts are kept in memory until the page unloads. */
function withStorage(work: (storage: Storage) => void): void {
  try {
    work(sessionStorage);
  } catch {
    return;
  }
}
