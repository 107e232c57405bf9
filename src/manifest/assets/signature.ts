export type FileKind = 'svg' | 'png' | 'jpg' | 'webp' | 'avif' | 'woff2' | 'unknown';

/** What a file is by its first bytes; its name proves nothing. */
export function kindOfFile(bytes: Uint8Array): FileKind {
  const head = String.fromCharCode(...bytes.subarray(0, 12));
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (head.startsWith('\xff\xd8\xff')) return 'jpg';
  if (head.startsWith('RIFF') && head.slice(8) === 'WEBP') return 'webp';
  if (head.slice(4) === 'ftypavif' || head.slice(4) === 'ftypavis') return 'avif';
  if (head.startsWith('wOF2')) return 'woff2';
  const opening = new TextDecoder()
    .decode(bytes.subarray(0, 4096))
    .replace(/^\uFEFF?(?:\s|<\?xml[^>]*\?>|<!--[\s\S]*?-->)*/, '');
  return /^<svg[\s>]/.test(opening) || /^<!(?:DOCTYPE|ENTITY)/i.test(opening) ? 'svg' : 'unknown';
}

export function kindOfName(name: string): FileKind {
  const ending = name.slice(name.lastIndexOf('.') + 1).replace('jpeg', 'jpg');
  const known: readonly FileKind[] = ['svg', 'png', 'jpg', 'webp', 'avif', 'woff2'];
  return known.find((kind) => kind === ending) ?? 'unknown';
}
