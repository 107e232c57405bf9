import { expect, it } from 'vitest';
import { withoutNarrowing } from './listAddress.ts';

it('shows all brands again, whether a search, a filter or both narrowed the list', () => {
  for (const narrowed of ['search=a', 'filter=draft', 'search=a&filter=drift', ''])
    expect(withoutNarrowing(new URLSearchParams(`look=rows&${narrowed}`)).toString()).toBe('look=rows');
});
