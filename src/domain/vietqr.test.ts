import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { banks } from './banks.ts';
import { moneyFromUnits, moneyOf } from './money.ts';
import { bankAppAddress, checksumOf, isTransferText, maxTransferText, vietQr } from './vietqr.ts';

/** Fields of a payload as a bank's app reads them: two digits of name, two of length, the value. */
function fieldsOf(text: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (let at = 0; at < text.length; ) {
    const length = Number(text.slice(at + 2, at + 4));
    fields[text.slice(at, at + 2)] = text.slice(at + 4, at + 4 + length);
    at += 4 + length;
  }
  return fields;
}

describe('a VietQR code [MEMBER-04]', () => {
  it.each([
    ['123456789', '29B1'],
    // Examples of NAPAS, "QR Format T&C" v1.0 of September 2021, 6.1.1 and 6.1.3.
    ['00020101021138570010A00000072701270006970403011200110123456780208QRIBFTTA53037045802VN6304', 'F4E5'],
    [
      '00020101021238570010A00000072701270006970403011300110123456780208QRIBFTTA530370454061800005802VN62340107NPS68690819thanh toan don hang6304',
      '2E2E',
    ],
  ])('has the checksum of %s', (text, sum) => {
    expect(checksumOf(text)).toBe(sum);
  });

  it.each([
    // Written by github.com/subiz/vietqr and github.com/xuannghia/vietnam-qr-pay.
    [
      '970415',
      '0011001932418',
      '120000',
      'ung ho lu lut',
      '00020101021238570010A00000072701270006970415011300110019324180208QRIBFTTA530370454061200005802VN62170813ung ho lu lut6304C15C',
    ],
    [
      '970416',
      '257678859',
      '10000',
      'Chuyen tien',
      '00020101021238530010A0000007270123000697041601092576788590208QRIBFTTA53037045405100005802VN62150811Chuyen tien630453E6',
    ],
  ])('to %s %s is the one that others write', (bin, account, amount, content, known) => {
    expect(vietQr({ bin, account, amount: moneyOf(amount), content })).toBe(known);
  });

  it('says what was ordered to whoever reads it back', () => {
    const word = fc.stringMatching(/^[A-Za-z0-9]{1,12}$/);
    const transfers = fc.record({
      bin: fc.constantFrom(...banks.map(({ bin }) => bin)),
      account: fc.stringMatching(/^[A-Za-z0-9]{1,19}$/),
      dong: fc.bigInt({ min: 1n, max: 9_999_999_999_999n }),
      content: fc.tuple(word, word).map((words) => words.join(' ')),
    });
    fc.assert(
      fc.property(transfers, ({ bin, account, dong, content }) => {
        const payload = vietQr({ bin, account, amount: moneyFromUnits(dong * 10_000n), content });
        const { '38': receiver = '', '62': more = '', ...rest } = fieldsOf(payload);
        const { '01': place = '', ...scheme } = fieldsOf(receiver);
        expect(rest).toEqual({
          '00': '01',
          '01': '12',
          '53': '704',
          '54': String(dong),
          '58': 'VN',
          '63': checksumOf(payload.slice(0, -4)),
        });
        expect([scheme, fieldsOf(place), fieldsOf(more)]).toEqual([
          { '00': 'A000000727', '02': 'QRIBFTTA' },
          { '00': bin, '01': account },
          { '08': content },
        ]);
      }),
    );
  });

  it('is not written for what no bank could pay', () => {
    const good = { bin: '970436', account: '0000000000', amount: moneyOf('10000'), content: 'D1' };
    for (const bad of [
      { bin: '97043' },
      { account: '' },
      { account: '0'.repeat(20) },
      { account: '12 34' },
      { amount: moneyOf('0') },
      { amount: moneyOf('-1') },
      { amount: moneyOf('10000.5') },
      { content: '' },
      { content: 'Nạp tiền' },
      { content: 'A'.repeat(maxTransferText + 1) },
    ])
      expect(() => vietQr({ ...good, ...bad })).toThrow(RangeError);
  });
});

it.each([
  ['VOLKYN D261120K7PX4N', true],
  ['D261120-K7PX4N', false],
  ['two  spaces', false],
  [' D1', false],
  ['Nạp', false],
])('a bank hands the text "%s" over as it is: %s', (text, isKept) => {
  expect(isTransferText(text)).toBe(isKept);
});

it('leads to the app of a bank with the transfer filled in', () => {
  const transfer = { bank: 'VCB', account: '0123456789', amount: moneyOf('200000'), content: 'VK D1', holder: 'CTY A&B' };
  expect(bankAppAddress('tcb', transfer)).toBe(
    'https://dl.vietqr.io/pay?app=tcb&ba=0123456789@vcb&am=200000&tn=VK%20D1&bn=CTY%20A%26B',
  );
});
