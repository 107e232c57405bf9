/** Masks a number in E.164 so that only its owner recognises it. */
export function maskedMobile(e164: string): string {
  const shown = e164.slice(-3);
  return `${e164.slice(0, 3)}${'•'.repeat(Math.max(3, e164.length - 6))}${shown}`;
}

export function maskedMail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${[...name][0] ?? ''}•••@${domain}`;
}
