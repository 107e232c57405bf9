import { isColourNode } from '../../../src/manifest/colours.ts';
import { type SchemaNode, schemaAt } from '../../../src/manifest/index.ts';

/** Key of our metadata in `$extensions`. */
export const extensionKey = 'app.livery';

/** Steps of a path below `theme`, which are also the path of its token. */
export type TokenPath = readonly string[];

/** The `$type` of a token. */
export type TokenType = 'color' | 'gradient' | 'fontFamily' | 'fontWeight' | 'number';

/** Content of the manifest at a path: a token's type, more paths, or a choice that no type of the format can hold. */
export type Place = TokenType | 'group' | 'choice';

/** Null if `theme` has no such path. */
export function placeAt(path: TokenPath): Place | null {
  const node = schemaAt(['theme', ...path]);
  if (node === null) return null;
  if (isColourNode(node)) return 'color';
  if (node.properties?.['stops'] !== undefined) return 'gradient';
  if (node.properties?.['family'] !== undefined) return 'fontFamily';
  if (node.type === 'object') return 'group';
  if (path.join('.') === 'display.weight') return 'fontWeight';
  return node.type === 'integer' || node.type === 'number' ? 'number' : 'choice';
}

/** Keys that the schema names below a path. */
export const keysAt = (path: TokenPath): readonly string[] => Object.keys(nodeAt(path).properties ?? {});

export const nodeAt = (path: TokenPath): SchemaNode => schemaAt(['theme', ...path]) ?? {};

/** Whether the path is that of a named colour. */
export const isNamedColour = (path: TokenPath): boolean => path.length === 2 && path[0] === 'colours';

export type Content = Readonly<Record<string, unknown>>;

export const isContent = (value: unknown): value is Content =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
