import rawSchema from '../../schema/vendors.schema.json' with { type: 'json' };
import type { SchemaNode } from './schema.ts';

/** Apart from `readVendors.ts`, because the validator that it imports is generated from this. */
export const vendorsSchema = rawSchema as unknown as SchemaNode;
