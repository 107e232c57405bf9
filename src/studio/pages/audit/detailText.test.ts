import { describe, expect, it } from 'vitest';
import { createText } from '../../i18n/index.ts';
import { detailText } from './detailText.ts';

describe('a detail', () => {
  it.each([
    ['amount', '120000000', '120,000,000.00'],
    ['paid', '-5.5', '\u22125.50'],
    ['reason', '120000000', '120000000'],
    ['act', 'refund', 'Refund'],
    ['item', 'withdrawal', 'Withdrawal'],
    ['shows', 'version 7', 'version 7'],
    ['shows', 'draft', 'the draft'],
    ['merchants', '*', 'all brands'],
    ['reason', 'Asked by phone', 'Asked by phone'],
  ])('%s %j reads %j', async (name, value, read) => {
    const text = await createText('en');
    expect(detailText((key, params) => text.t(key, params ?? {}), name, value).toLowerCase()).toBe(read.toLowerCase());
  });
});
