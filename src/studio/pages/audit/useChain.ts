import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call, failureTextOf, read, useAct } from '../../api/index.ts';
import { useText } from '../../i18n/index.ts';
import { showToast } from '../../kit/index.ts';

const whileCheckingMs = 2_000;
const otherwiseMs = 60_000;

/** The state of the chain, read again while a check runs, and the act that begins one. */
export function useChain(isEnabled: boolean) {
  const { data: chain } = useQuery({
    ...read('auditChain'),
    enabled: isEnabled,
    refetchInterval: ({ state }) => (state.data?.check?.state === 'running' ? whileCheckingMs : otherwiseMs),
  });
  const check = useAct('checkAuditChain', { changes: ['auditChain'] });
  return { chain, check: () => check.mutate({ body: {} }), isChecking: check.isPending || chain?.check?.state === 'running' };
}

/** Saves all entries of the chain as a file, portion by portion. */
export function useChainExport() {
  const text = useText();
  const [isBusy, setBusy] = useState(false);
  const save = async (format: 'jsonl' | 'csv') => {
    setBusy(true);
    try {
      const portions: string[] = [];
      for (let after: number | null = 0; after !== null; ) {
        const portion: { readonly text: string; readonly next: number | null } = await call('exportAuditChain', {
          body: { format, after },
        });
        portions.push(portion.text);
        after = portion.next;
      }
      const address = URL.createObjectURL(new Blob(portions, { type: 'text/plain' }));
      const link = document.createElement('a');
      link.href = address;
      link.download = `audit-chain.${format}`;
      link.click();
      URL.revokeObjectURL(address);
    } catch (error) {
      showToast({ title: failureTextOf(error, text), tone: 'danger' });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, save: (format: 'jsonl' | 'csv') => void save(format) };
}
