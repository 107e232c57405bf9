import { expect, it } from 'vitest';
import { houseRules } from './houseRules.ts';

it('has a rule for each line, without marks, twice, or what says nothing', () => {
  expect(houseRules('## Nội quy\n\n1. Không gửi **đường dẫn**.\n- Không lừa đảo.\n- Không lừa đảo.\n--')).toEqual([
    'Nội quy',
    '1. Không gửi đường dẫn.',
    'Không lừa đảo.',
  ]);
  expect(houseRules('')).toEqual([]);
});

it('cuts a long one, so that a note fits beside it', () => {
  const [rule = ''] = houseRules('x'.repeat(400));
  expect([rule.length, rule.endsWith('…')]).toEqual([150, true]);
});
