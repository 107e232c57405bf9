import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hiddenReasonOf } from '../../../domain/chat.ts';
import { type LocalText, localized } from '../../../domain/language.ts';
import { maskName } from '../../../domain/names.ts';
import { avatarAddress, avatarFor } from '../../identity/accounts/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { chatLine, chatRoom } from '../../platform/db/tables/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';

interface DemoMessage {
  readonly room: string;
  /** Null for a moderator. */
  readonly player: string | null;
  readonly minutesAgo: number;
  readonly text: LocalText;
}

const messages = JSON.parse(readFileSync(join(import.meta.dirname, 'chat.json'), 'utf8')) as readonly DemoMessage[];

/** Fills rooms of the chat that no one has written in yet, in the language of the brand. */
export async function seedChat({ db, now }: { readonly db: Db; readonly now: () => Date }, { brand }: Tenant): Promise<void> {
  const { merchant, chat, languages } = brand;
  if (!chat.enabled) return;
  const at = now().getTime();
  for (const { id: room } of chat.rooms) {
    const own = messages.filter((message) => message.room === room);
    if (own.length === 0) continue;
    await db.transaction(async (tx) => {
      const taken = await tx
        .insert(chatRoom)
        .values({ merchant, room, seq: own.length })
        .onConflictDoNothing()
        .returning({ room: chatRoom.room });
      if (taken.length === 0) return;
      const rows = own.map(({ player, minutesAgo, text: texts }, index) => {
        const text = localized(texts, languages.default);
        return {
          merchant,
          room,
          seq: index + 1,
          name: player === null ? null : maskName(player),
          avatar: player === null ? null : avatarAddress(merchant, avatarFor(player)),
          text,
          hidden: hiddenReasonOf(text, chat),
          at: new Date(at - minutesAgo * 60_000),
        };
      });
      await tx.insert(chatLine).values(rows);
    });
  }
}
