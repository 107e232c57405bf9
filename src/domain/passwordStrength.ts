import { isForbiddenPassword } from './password.ts';

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];

/** Password strength, for the form's meter only: 0 empty, 1 weak, 4 very strong. */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 | 4 {
  const length = Array.from(password).length;
  if (length === 0) return 0;
  if (length < 8 || isForbiddenPassword(password)) return 1;
  const mixed = kinds.filter((kind) => kind.test(password)).length;
  const different = new Set(password).size;
  if (mixed < 2 || different < 5) return 1;
  if (length >= 14 && mixed >= 3) return 4;
  if (length >= 10 && mixed >= 3) return 3;
  return mixed >= 3 || length >= 12 ? 3 : 2;
}
