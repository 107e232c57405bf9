import { adapters } from '../../src/server/money/payments/adapters.ts';
import { conforms } from './conformance.ts';
import type { OpenDouble } from './double.ts';

/** An adapter without a file of its name in `doubles/` fails here. */
for (const [name, adapter] of adapters) {
  const { default: open } = (await import(`./doubles/${name}.ts`)) as { readonly default: OpenDouble };
  conforms(name, adapter, open);
}
