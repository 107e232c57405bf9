import { useText } from '../../../i18n/index.ts';

/** Name of a wallet of the ledger. */
export function useWalletName(): (wallet: string) => string {
  const text = useText();
  return (wallet) => {
    if (wallet === 'main' || wallet === 'trial' || wallet === 'held' || wallet === 'bonus')
      return text(`member.wallet.${wallet}`);
    return text('member.wallet.vendor', { vendor: wallet.replace(/^vendor:/, '') });
  };
}
