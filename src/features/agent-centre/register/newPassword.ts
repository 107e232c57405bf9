/** Without letters and digits that are taken for one another. */
const classes = ['abcdefghjkmnpqrstuvwxyz', 'ABCDEFGHJKMNPQRSTUVWXYZ', '23456789'] as const;
const length = 10;

/** A one-time password: letters of both cases and digits, of each at least one. */
export function newPassword(): string {
  for (;;) {
    const characters = Array.from(crypto.getRandomValues(new Uint32Array(length)), (random) => characterOf(random));
    if (classes.every((letters) => characters.some((character) => letters.includes(character)))) return characters.join('');
  }
}

const all = classes.join('');
const characterOf = (random: number) => all.charAt(random % all.length);
