import { bigint, customType, jsonb, text, timestamp } from 'drizzle-orm/pg-core';
import type { Language, LocalText } from '../../../domain/language.ts';

/** Tenant key: every row belongs to a merchant, and every query filters by it. */
export const merchant = () => text().notNull();

export const moment = () => timestamp({ withTimezone: true });

/** Ten-thousandths of the currency unit; see `domain/money.ts`. */
export const units = () => bigint({ mode: 'bigint' });

export const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: (data) => data,
  fromDriver: (data) => Buffer.from(data),
});

export const localText = () => jsonb().$type<LocalText>();

export const language = () => text().$type<Language>();
