import { caps } from '../../../src/manifest/caps.ts';
import { type Content, isContent, type TokenPath } from './places.ts';
import type { SkipReason } from './words.ts';

/** A token that is not imported, and why. */
export interface Skipped {
  /** With dots, as references write it. */
  readonly path: string;
  readonly reason: SkipReason;
  readonly params: Readonly<Record<string, string>>;
}

export interface Token {
  readonly path: TokenPath;
  readonly type: string;
  /** Free of references. */
  readonly value: unknown;
  /** As in the file: a reference or the value. */
  readonly raw: unknown;
  /** The token that it refers to directly; null if it has a value. */
  readonly refersTo: TokenPath | null;
  readonly extensions: Content;
}

export interface TokenDocument {
  readonly tokens: readonly Token[];
  readonly skipped: readonly Skipped[];
  readonly extensions: Content;
}

/** A document whose references expand beyond any reasonable size. */
export class TooManyTokens extends Error {}

class Unresolvable extends Error {
  readonly reason: SkipReason;
  readonly params: Skipped['params'];

  constructor(reason: SkipReason, params: Skipped['params']) {
    super(reason);
    this.reason = reason;
    this.params = params;
  }
}

/**
 * Finds the tokens of a document of the Design Tokens Format Module 2025.10: groups, inherited types, `$extends`, references.
 *
 * @throws TooManyTokens
 */
export function readTokens(document: Content): TokenDocument {
  const tokens: Token[] = [];
  const skipped: Skipped[] = [];
  let steps = 0;
  const root = expanded(document, []);
  collect(root, [], undefined);
  return { tokens, skipped, extensions: isContent(root['$extensions']) ? root['$extensions'] : {} };

  function spend(): void {
    steps += 1;
    if (steps > caps.nodes) throw new TooManyTokens();
  }

  function skip(path: TokenPath, error: unknown): void {
    if (!(error instanceof Unresolvable)) throw error;
    skipped.push({ path: path.join('.'), reason: error.reason, params: error.params });
  }

  /** The group with what it inherits through `$extends`, its own entries first. */
  function expanded(group: Content, path: TokenPath, chain: readonly string[] = []): Content {
    spend();
    const { $extends: from, ...own } = group;
    const base = from === undefined ? {} : inherited(from, path, chain);
    const merged: Record<string, unknown> = { ...base };
    for (const [key, value] of Object.entries(own)) {
      const below = merged[key];
      const mayMerge = isGroup(below) && isGroup(value) && !key.startsWith('$');
      merged[key] = mayMerge ? { ...below, ...value } : value;
    }
    return Object.fromEntries(
      Object.entries(merged).map(([key, value]) => [
        key,
        isGroup(value) && !key.startsWith('$') ? expanded(value, [...path, key], chain) : value,
      ]),
    );
  }

  function inherited(from: unknown, path: TokenPath, chain: readonly string[]): Content {
    try {
      const target = typeof from === 'string' ? (targetOf(from) ?? targetOf({ $ref: from })) : null;
      const group = target === null ? undefined : at(document, target);
      const name = target === null ? String(from) : target.join('.');
      if (!isGroup(group)) throw new Unresolvable('noGroup', { target: name });
      if (chain.includes(name)) throw new Unresolvable('cycle', { chain: [...chain, name].join(' → ') });
      return expanded(group, path, [...chain, name]);
    } catch (error) {
      skip([...path, '$extends'], error);
      return {};
    }
  }

  function collect(group: Content, path: TokenPath, inheritedType: unknown): void {
    const type = group['$type'] ?? inheritedType;
    for (const [key, content] of Object.entries(group)) {
      if (key.startsWith('$') && key !== '$root') continue;
      const here = [...path, key];
      if (!isContent(content)) skipped.push({ path: here.join('.'), reason: 'noToken', params: {} });
      else if (isGroup(content)) collect(content, here, type);
      else addToken(content, here, type);
    }
  }

  function addToken(content: Content, path: TokenPath, inheritedType: unknown): void {
    const children = Object.keys(content).filter((key) => !key.startsWith('$'));
    try {
      if (children.length > 0) throw new Unresolvable('tokenAndGroup', { children: children.join(', ') });
      const raw = rawOf(content);
      const refersTo = targetOf(raw);
      const type = content['$type'] ?? (refersTo === null ? inheritedType : typeOf(refersTo, [path.join('.')]));
      if (typeof type !== 'string') throw new Unresolvable('noType', {});
      const value = resolved(raw, [path.join('.')]);
      const extensions = isContent(content['$extensions']) ? content['$extensions'] : {};
      tokens.push({ path, type, value, raw, refersTo, extensions });
    } catch (error) {
      skip(path, error);
    }
  }

  /** Type of a token, from the token, from what it refers to, or from the closest group. */
  function typeOf(path: TokenPath, chain: readonly string[]): unknown {
    const name = path.join('.');
    if (chain.includes(name)) throw new Unresolvable('cycle', { chain: [...chain, name].join(' → ') });
    const content = at(root, path);
    if (!isContent(content)) throw new Unresolvable('noTarget', { target: name });
    const next = targetOf(rawOf(content));
    if (content['$type'] !== undefined) return content['$type'];
    if (next !== null) return typeOf(next, [...chain, name]);
    const groups = path.map((_step, length) => at(root, path.slice(0, length)));
    return groups.map((group) => (isContent(group) ? group['$type'] : undefined)).findLast((type) => type !== undefined);
  }

  function resolved(raw: unknown, chain: readonly string[]): unknown {
    spend();
    const target = targetOf(raw);
    if (target !== null) {
      const name = target.join('.');
      if (chain.includes(name)) throw new Unresolvable('cycle', { chain: [...chain, name].join(' → ') });
      const content = at(root, target);
      if (content === undefined || (isGroup(content) && !target.includes('$value')))
        throw new Unresolvable('noTarget', { target: name });
      return resolved(isContent(content) ? rawOf(content) : content, [...chain, name]);
    }
    if (Array.isArray(raw)) return raw.map((item) => resolved(item, chain));
    if (!isContent(raw)) return raw;
    return Object.fromEntries(Object.entries(raw).map(([key, value]) => [key, resolved(value, chain)]));
  }
}

/**
 * The path of a token from `{a.b}` or `{ "$ref": "#/a/b" }`; null for anything else. A pointer to the value of a token is one to the token; a pointer into
 * its value stays one.
 */
export function targetOf(raw: unknown): TokenPath | null {
  if (typeof raw === 'string') return /^\{[^{}]+\}$/.test(raw) ? raw.slice(1, -1).split('.') : null;
  const pointer = isContent(raw) ? raw['$ref'] : undefined;
  if (typeof pointer !== 'string' || !pointer.startsWith('#/')) return null;
  const steps = pointer
    .slice(2)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  return steps.at(-1) === '$value' ? steps.slice(0, -1) : steps;
}

const rawOf = (token: Content): unknown => (Object.hasOwn(token, '$value') ? token['$value'] : token);

const isToken = (value: unknown): value is Content =>
  isContent(value) && (Object.hasOwn(value, '$value') || Object.hasOwn(value, '$ref'));

const isGroup = (value: unknown): value is Content => isContent(value) && !isToken(value);

const at = (document: unknown, path: TokenPath): unknown =>
  path.reduce<unknown>(
    (place, step) =>
      typeof place === 'object' && place !== null && Object.hasOwn(place, step)
        ? (place as Record<string, unknown>)[step]
        : undefined,
    document,
  );
