/** The answer to a payment, headless. Provide `send`, and `answered`, which reads the list again. */
export { receiptMachine } from './receipt.machine.ts';
export { type ReceiptForm, receiptFaults, refusedImage } from './setup.ts';
