import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { type ImageFault, imageFault } from '../../../domain/imageRules.ts';
import { Failure } from '../../../wire/failure.ts';
import type { AvatarChange } from '../../../wire/profile.ts';
import { account, avatarImage } from '../../platform/db/tables/index.ts';

import { render } from '../../platform/rendering/index.ts';
import type { Account, Identity } from '../ports/index.ts';
import { readyAvatars } from './avatars.ts';

export type CustomAvatars = ReturnType<typeof createCustomAvatars>;

/** Side of the stored square, in pixels: twice the largest size on a screen. */
const side = 256;
const uploadsPerHour = 20;

/** Pictures of accounts: a ready one, or an uploaded one that replaces the former. */
export function createCustomAvatars({ db, now, limits, audit }: Pick<Identity, 'db' | 'now' | 'limits' | 'audit'>) {
  return {
    /** The bytes of an uploaded picture; null if there is none of this name. */
    async read(merchant: string, file: string): Promise<Buffer | null> {
      const isNamed = and(eq(avatarImage.merchant, merchant), eq(avatarImage.file, file));
      const [found] = await db.select({ bytes: avatarImage.bytes }).from(avatarImage).where(isNamed);
      return found?.bytes ?? null;
    },

    /**
     * Counts an upload before its body is read, so that large ones cannot exhaust memory.
     * @throws {Failure} RATE_LIMIT
     */
    async admitUpload({ merchant, id }: Pick<Account, 'merchant' | 'id'>): Promise<void> {
      const isAllowed = await limits.take({ merchant, key: `avatar:${id}`, uses: uploadsPerHour, seconds: 3_600 });
      if (!isAllowed) throw new Failure('RATE_LIMIT');
    },

    /**
     * Sets the picture and returns its file name.
     * @throws {Failure} VALIDATION, for an upload with the violated rule as its value
     */
    async change({ merchant, id }: Account, change: AvatarChange): Promise<string> {
      const bytes = 'image' in change ? await squareOf(change.image) : null;
      const avatar = bytes === null ? readyOf(change) : `${randomBytes(18).toString('base64url')}.webp`;
      const own = and(eq(avatarImage.merchant, merchant), eq(avatarImage.accountId, id));
      await db.transaction(async (tx) => {
        if (bytes === null) await tx.delete(avatarImage).where(own);
        else {
          const values = { file: avatar, bytes, createdAt: now() };
          await tx
            .insert(avatarImage)
            .values({ merchant, accountId: id, ...values })
            .onConflictDoUpdate({ target: [avatarImage.merchant, avatarImage.accountId], set: values });
        }
        await tx
          .update(account)
          .set({ avatar })
          .where(and(eq(account.merchant, merchant), eq(account.id, id)));
        const details = { type: bytes === null ? 'STATIC' : 'CUSTOM' };
        await audit.note({ merchant, kind: 'avatar.changed', accountId: id, details }, tx);
      });
      return avatar;
    },
  };
}

function readyOf(change: AvatarChange): string {
  const ready = 'avatar' in change ? readyAvatars.find((file) => file === change.avatar) : undefined;
  if (ready === undefined) throw new Failure('VALIDATION', { value: [] });
  return ready;
}

async function squareOf(image: string): Promise<Buffer> {
  const file = Buffer.from(image, 'base64');
  const fault = imageFault({ size: file.length, head: file }, 0);
  if (fault !== null) throw refused(fault);
  const cleaned = await render('cleanImage', file, side);
  if (typeof cleaned === 'string') throw refused(cleaned);
  return cleaned.bytes;
}

const refused = (rule: ImageFault) => new Failure('VALIDATION', { value: { field: 'image', rule } });
