export interface TokenTree {
  readonly [name: string]: string | TokenTree;
}

export interface TokenValue {
  readonly path: readonly string[];
  readonly value: string;
}

/** Every value of a token tree with its path. */
export const flatten = (tree: TokenTree, path: readonly string[] = []): readonly TokenValue[] =>
  Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [{ path: [...path, name], value }] : flatten(value, [...path, name]),
  );
