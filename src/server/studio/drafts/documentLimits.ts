import { caps } from '../../../manifest/caps.ts';
import { Failure } from '../../../wire/failure.ts';

/**
 * Refuses what the manifest reader would not parse either: too large, too deep, too many values, or no object. Walks without
 * recursion, so that its input cannot overflow the stack.
 *
 * @throws {Failure} VALIDATION with the rule and its limit
 */
export function checkLimits(document: unknown): void {
  if (typeof document !== 'object' || document === null || Array.isArray(document)) refuse('object', 1);
  checkNesting(document);
  if (Buffer.byteLength(JSON.stringify(document, null, 2)) > caps.bytes) refuse('size', caps.bytes);
}

/** @throws {Failure} VALIDATION for a value that is nested too deep or has too many parts */
export function checkNesting(value: unknown): void {
  let nodes = 0;
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > caps.depth) refuse('depth', caps.depth);
    nodes += level.length;
    if (nodes > caps.nodes) refuse('values', caps.nodes);
    const next: unknown[] = [];
    for (const item of level) {
      if (typeof item === 'object' && item !== null) for (const child of Object.values(item)) next.push(child);
    }
    level = next;
  }
}

function refuse(rule: string, limit: number): never {
  throw new Failure('VALIDATION', { value: { rule, limit } });
}
