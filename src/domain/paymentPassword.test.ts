import { expect, it } from 'vitest';
import { paymentPasswordFault } from './paymentPassword.ts';

it.each(['000000', '111111', '123456', '654321', '890123', '121212', '123123', '112233', '686868'])(
  'refuses %s as weak',
  (text) => expect(paymentPasswordFault(text)).toBe('member.payment.weak'),
);

it.each(['', '12345', '1234567', '12345a', ' 12345', '１２３４５７', '123 57'])('refuses %j: six digits', (text) =>
  expect(paymentPasswordFault(text)).toBe('member.payment.digits'),
);

it.each(['804713', '135790', '000001', '112358'])('accepts %s', (text) => expect(paymentPasswordFault(text)).toBe(null));
