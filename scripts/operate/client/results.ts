import { type Language, localized } from '../../../src/domain/language.ts';
import type { ActResult } from '../../../src/wire/operate.ts';

const texts = {
  done: { en: 'Done.', vi: 'Xong.' },
  balance: { en: 'Balance:', vi: 'Số dư:' },
  pending: {
    en: 'Waits for a second operator: npm run operate -- approvals approve {{id}} --merchant <code>, before {{at}}.',
    vi: 'Chờ người thứ hai: npm run operate -- approvals approve {{id}} --merchant <mã>, trước {{at}}.',
  },
  failed: {
    en: 'It was approved and refused then; nothing was moved.',
    vi: 'Đã duyệt nhưng sau đó bị từ chối; không có gì thay đổi.',
  },
  rejected: { en: 'A second operator declined; nothing was moved.', vi: 'Người thứ hai đã từ chối; không có gì thay đổi.' },
};

/** Result of an act that may need a second operator. */
export function resultText({ state, approval, expiresAt, balance }: ActResult, language: Language): string {
  const text = localized(texts[state], language)
    .replace('{{id}}', approval ?? '')
    .replace('{{at}}', expiresAt ?? '');
  return balance === null ? text : `${text} ${localized(texts.balance, language)} ${balance}`;
}
