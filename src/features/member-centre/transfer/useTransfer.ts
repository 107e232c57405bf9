import { transferCalls } from '../../../api/transfers.ts';
import { useTransferRun } from '../../../runtime/centre/index.ts';

/** Runs the flow of a transfer between wallets. */
export const useTransfer = () =>
  useTransferRun({
    deliver: ({ from, to, amount, requestId }) => transferCalls.between({ from, to, amount, requestId }),
    collect: transferCalls.collect,
  });
