const key = 'payBank';

/** Code of the bank whose app was opened last on this device; null for none, and where the browser stores nothing. */
export function keptBank(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keepBank(code: string): void {
  try {
    localStorage.setItem(key, code);
  } catch {
    // Asked again next time.
  }
}
