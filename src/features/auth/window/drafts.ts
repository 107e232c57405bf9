/** Fields that never reach a storage in clear; they are kept in the memory of the page only. */
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

/** What was typed into a form before it closed or the page changed its language. */
export function readDraft(form: string): DraftValues {
  return kept.get(form) ?? storedDraft(form);
}

export function keepDraft(form: string, values: DraftValues): void {
  kept.set(form, values);
  const open = Object.entries(values).filter(([field, value]) => value !== '' && !secrets.has(field));
  store((storage) => storage.setItem(key(form), JSON.stringify(Object.fromEntries(open))));
}

export function forgetDraft(form: string): void {
  kept.delete(form);
  store((storage) => storage.removeItem(key(form)));
}

/** Whoever leaves takes what was typed along, before the page was loaded anew too. */
export function forgetDrafts(): void {
  kept.clear();
  store((storage) => {
    const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    for (const name of names) if (name.startsWith(prefix)) storage.removeItem(name);
  });
}

function storedDraft(form: string): DraftValues {
  let found: DraftValues = {};
  store((storage) => {
    const read: unknown = JSON.parse(storage.getItem(key(form)) ?? '{}');
    if (typeof read !== 'object' || read === null) return;
    found = Object.fromEntries(Object.entries(read).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  });
  return found;
}

/** Without a storage a draft lives as long as the page. */
function store(work: (storage: Storage) => void): void {
  try {
    work(sessionStorage);
  } catch {
    return;
  }
}
