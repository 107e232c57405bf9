import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { StartError } from '../../platform/startError/index.ts';

/** Passwords that are known from breaches of other services. */
export interface BreachedPasswords {
  has(password: string): Promise<boolean>;
  close(): Promise<void>;
}

interface Line {
  /** Byte offsets of its first byte and of the next line. */
  readonly start: number;
  readonly next: number;
  /** SHA-1 in upper-case hexadecimal. */
  readonly hash: string;
}

const newline = 0x0a;
/** A line has a hash, a colon, a count and a line end: 56 bytes at most. */
const blockBytes = 192;
/** Lines looked at before the server starts. */
const samples = 256;
const linePattern = /^([0-9A-F]{40})(?::\d{1,12})?\r?$/;

class MalformedLine extends Error {}

/**
 * Opens a file with one SHA-1 hash per line in ascending order, as Have I Been Pwned publishes it (`HASH:COUNT`). Nothing is
 * loaded: a look-up is a binary search of about 40 small reads. The file may be replaced by another one; a restart opens that.
 * @throws {StartError} if it cannot be read or is malformed
 */
export async function openBreachedPasswords(file: string): Promise<BreachedPasswords> {
  let handle: FileHandle | null = null;
  try {
    handle = await open(file, 'r');
    const { size } = await handle.stat();
    await assertSorted(handle, size);
    return searchIn(handle, size);
  } catch (error) {
    await handle?.close();
    if (error instanceof MalformedLine) throw malformed(file, error.message, error);
    throw new StartError(
      {
        en: `BREACHED_PASSWORDS is "${file}", which cannot be read (${(error as NodeJS.ErrnoException).code ?? 'error'}).`,
        vi: `BREACHED_PASSWORDS là "${file}", không đọc được (${(error as NodeJS.ErrnoException).code ?? 'lỗi'}).`,
      },
      { cause: error },
    );
  }
}

const malformed = (file: string, detail: string, cause: unknown) =>
  new StartError(
    {
      en: `BREACHED_PASSWORDS is "${file}", which is no list of SHA-1 hashes in ascending order, one HASH:COUNT per line: ${detail}.`,
      vi: `BREACHED_PASSWORDS là "${file}", không phải danh sách mã băm SHA-1 tăng dần, mỗi dòng một HASH:COUNT: ${detail}.`,
    },
    { cause },
  );

function searchIn(handle: FileHandle, size: number): BreachedPasswords {
  return {
    async has(password) {
      const wanted = createHash('sha1').update(password.normalize('NFC')).digest('hex').toUpperCase();
      // A line with the hash starts in [low, high).
      let [low, high] = [0, size];
      while (low < high) {
        const middle = Math.floor((low + high) / 2);
        const line = await lineFrom(handle, middle);
        if (line === null || line.start >= high || line.hash > wanted) high = middle;
        else if (line.hash === wanted) return true;
        else low = line.next;
      }
      return false;
    },
    close: () => handle.close(),
  };
}

async function assertSorted(handle: FileHandle, size: number) {
  let last: Line | null = null;
  for (let sample = 0; sample < samples; sample += 1) {
    const line: Line | null = await lineFrom(handle, Math.floor((size * sample) / samples));
    if (line === null) break;
    if (last !== null && line.start > last.start && line.hash <= last.hash) {
      throw new MalformedLine(`byte ${line.start} (order)`);
    }
    last = line;
  }
  if (last === null) throw new MalformedLine('byte 0');
  while (last !== null && last.next < size) last = await lineFrom(handle, Math.max(last.next, size - blockBytes));
}

/**
 * The first line that starts at this byte or after it; null after the last one.
 * @throws {MalformedLine}
 */
async function lineFrom(handle: FileHandle, offset: number): Promise<Line | null> {
  // The byte before shows whether a line starts here.
  const from = Math.max(0, offset - 1);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(blockBytes), 0, blockBytes, from);
  const block = buffer.subarray(0, bytesRead);
  const before = offset === 0 ? -1 : block.indexOf(newline);
  if (offset > 0 && before === -1) {
    if (bytesRead < blockBytes) return null;
    throw new MalformedLine(`byte ${from}`);
  }
  const rest = block.subarray(before + 1);
  if (rest.length === 0) return null;
  const end = rest.indexOf(newline);
  const start = from + before + 1;
  const hash = linePattern.exec(rest.subarray(0, end === -1 ? rest.length : end).toString('latin1'))?.[1];
  if (hash === undefined) throw new MalformedLine(`byte ${start}`);
  return { start, hash, next: start + (end === -1 ? rest.length : end + 1) };
}
