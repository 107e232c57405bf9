import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskAgentRow } from '../../../wire/studio/deskAgents.ts';
import { failureTextOf, read } from '../../api/index.ts';
import { useText } from '../../i18n/index.ts';

/** A line of the tree, from the top down. */
export type TreeLine =
  | {
      readonly kind: 'agent';
      readonly key: string;
      readonly row: DeskAgentRow;
      readonly level: number;
      readonly parent: string;
      readonly isOpen: boolean;
    }
  | { readonly kind: 'loading'; readonly key: string; readonly level: number }
  | {
      readonly kind: 'failed';
      readonly key: string;
      readonly level: number;
      readonly failure: string;
      readonly retry: () => void;
    }
  | { readonly kind: 'more'; readonly key: string; readonly level: number; readonly show: () => void };

/** Parent of the agents at the top, and of those that a search finds. */
const top = '';

/**
 * The tree as far as it is open. A level is read when its agent is opened, a page at a time; an agent that another operator moved
 * meanwhile is shown once.
 */
export function useTree(merchant: string, search: string, open: readonly string[]) {
  const text = useText();
  const [shown, setShown] = useState<Readonly<Record<string, readonly string[]>>>({});
  const isSearch = search !== '';
  const scope = `${merchant} ${search}`;
  const parents = isSearch ? [top] : [top, ...open];
  const pages = parents.flatMap((parent) => ['', ...(shown[`${scope} ${parent}`] ?? [])].map((after) => ({ parent, after })));
  const found = useQueries({
    queries: pages.map(({ parent, after }) =>
      read('deskAgents', {
        params: { merchant },
        query: {
          ...(parent === top ? {} : { parent }),
          ...(isSearch ? { search } : {}),
          ...(after === '' ? {} : { after }),
        },
      }),
    ),
  });
  const showMore = (parent: string, next: string) =>
    setShown((before) => {
      const key = `${scope} ${parent}`;
      return { ...before, [key]: [...(before[key] ?? []), next] };
    });

  const seen = new Set<string>();
  function linesOf(parent: string, level: number): TreeLine[] {
    return pages.flatMap((page, index): TreeLine[] => {
      if (page.parent !== parent) return [];
      const { data, error, refetch } = found[index] ?? {};
      const key = `${parent} ${page.after}`;
      if (data === undefined) {
        if (error === null || error === undefined) return [{ kind: 'loading', key: `loading ${key}`, level }];
        const failure = failureTextOf(error, text);
        return [{ kind: 'failed', key: `failed ${key}`, level, failure, retry: () => void refetch?.() }];
      }
      const lines = data.agents.flatMap((row): TreeLine[] => {
        if (seen.has(row.account)) return [];
        seen.add(row.account);
        const isOpen = !isSearch && row.agents > 0 && open.includes(row.account);
        const below = isOpen ? linesOf(row.account, level + 1) : [];
        return [{ kind: 'agent', key: row.account, row, level, parent, isOpen }, ...below];
      });
      const { next } = data;
      const isShown = next !== null && pages.some((each) => each.parent === parent && each.after === next);
      if (next === null || isShown) return lines;
      return [...lines, { kind: 'more', key: `more ${key}`, level, show: () => showMore(parent, next) }];
    });
  }
  return linesOf(top, 1);
}
