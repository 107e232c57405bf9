import { type AtRule, type Declaration, parse, type Rule } from 'postcss';
import { closing } from '../build/closingBracket.ts';
import type { MissingStyles } from './supportStyles.ts';

export interface Sheet {
  readonly file: string;
  readonly code: string;
}

/** One use of CSS that a served browser lacks, without a fallback. */
export interface NewerStyle {
  readonly file: string;
  /** As in the list of harmless ones: `text-wrap`, `overflow: clip`, `dvh`, `color-mix()`, `:has(:disabled)`, `@starting-style`. */
  readonly feature: string;
  readonly excerpt: string;
}

type Parent = Declaration['parent'] | undefined;

/**
 * Features that style sheets use and a served browser lacks. A use is fine inside an `@supports` that names it, and as a declaration
 * after one of the same property in the same rule that every browser reads. The latter is no fallback for a value with `var()`: a
 * browser drops such a declaration only when it computes the style, when the earlier one is gone.
 */
export function newerStyles(sheets: readonly Sheet[], missing: MissingStyles): NewerStyle[] {
  return sheets.flatMap(({ file, code }) => {
    const found: NewerStyle[] = [];
    const add = (feature: string, node: Rule | AtRule | Declaration, tested = testedBy(feature)) => {
      if (!isTested(node.parent, tested)) found.push({ file, feature, excerpt: excerptOf(node) });
    };
    const root = parse(code, { from: file });
    root.walkDecls((declaration) => {
      const features = featuresOf(declaration, missing);
      if (features.length > 0 && !hasFallback(declaration, missing)) for (const feature of features) add(feature, declaration);
    });
    root.walkRules((rule) => {
      if (isKeyframes(rule.parent)) return;
      const isNested = rule.parent?.type === 'rule' || /&/.test(rule.selector);
      if (isNested && !missing.hasNesting) add('nesting', rule);
      // A browser drops the whole list for one selector that it does not know.
      for (const selector of rule.selectors)
        for (const feature of newerIn(selector, missing))
          add(rule.selectors.length === 1 ? feature : `${feature} in a list`, rule, testedBy(feature));
    });
    root.walkAtRules((rule) => {
      if (missing.atRules.has(rule.name)) add(`@${rule.name}`, rule);
      if (rule.name !== 'media') return;
      for (const [, name = ''] of rule.params.matchAll(/\(\s*([\w-]+)/g))
        if (missing.media.has(name)) add(`@media ${name}`, rule);
      if (/[<>]/.test(rule.params) && !missing.hasRanges) add('@media range', rule);
    });
    return found;
  });
}

/** Features that a declaration uses: its property, a value of it, functions and units. */
function featuresOf({ prop, value }: Declaration, missing: MissingStyles): string[] {
  const name = prop.toLowerCase();
  if (name.startsWith('-') && !name.startsWith('--')) return [];
  const text = withoutStrings(value);
  const words = new Set(text.match(/(?<![\w-])[a-z][\w-]*/gi) ?? []);
  const functions = [...text.matchAll(/(?<![\w-])([a-z][\w-]*)\(/gi)].map(([, called = '']) => called);
  const units = [...text.matchAll(/(?<![\w#-])-?(?:\d+\.?\d*|\.\d+)([a-z]+)/gi)].map(([, unit = '']) => unit);
  return [
    ...(missing.properties.has(name) ? [name] : []),
    ...[...(missing.values.get(name) ?? [])].filter((word) => words.has(word)).map((word) => `${name}: ${word}`),
    ...[...new Set(functions)].filter((called) => missing.functions.has(called)).map((called) => `${called}()`),
    ...[...new Set(units)].filter((unit) => missing.units.has(unit)),
  ];
}

/** Features that a selector uses, each with its argument: `:has(:checked)`. */
function newerIn(selector: string, missing: MissingStyles): string[] {
  return [...withoutStrings(selector).matchAll(/:{1,2}(?<name>[a-z][\w-]*)/gi)].flatMap((match) => {
    const name = match.groups?.['name'] ?? '';
    if (!missing.pseudos.has(name)) return [];
    const from = match.index + match[0].length;
    return [match[0] + (selector[from] === '(' ? selector.slice(from, closing(selector, from) + 1) : '')];
  });
}

/** Of the same length, so that indices stay right. */
const withoutStrings = (text: string) =>
  text.replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\([^)"']*\)/g, (all) => ' '.repeat(all.length));

function hasFallback(declaration: Declaration, missing: MissingStyles): boolean {
  const siblings = (declaration.parent?.nodes ?? []).filter((node) => node.type === 'decl');
  const name = declaration.prop;
  const isPrefixed =
    missing.properties.has(name) && siblings.some(({ prop }) => /^-\w+-/.test(prop) && prop.endsWith(`-${name}`));
  const earlier = siblings.slice(0, siblings.indexOf(declaration));
  const isReplaced = earlier.some(
    ({ prop }, at) =>
      (prop === name || name.startsWith(`${prop}-`)) && featuresOf(earlier[at] as Declaration, missing).length === 0,
  );
  return isPrefixed || (isReplaced && !declaration.value.includes('var('));
}

/** Text that an `@supports` has to contain for a feature. */
const testedBy = (feature: string) => feature.replace(/^.*: /, '').split('(')[0] ?? feature;

/** Browsers learnt units of one kind together. */
const withoutKinds = (text: string) =>
  text.replace(/(?<=^|\d)[dls]v(?:h|w|b|i|min|max)\b/g, 'dvh').replace(/(?<=^|\d)cq(?:w|h|b|i|min|max)\b/g, 'cqw');

function isTested(parent: Parent, text: string): boolean {
  if (parent === undefined) return false;
  if (parent.type === 'atrule') {
    if (
      parent.name === 'supports' &&
      !parent.params.startsWith('not') &&
      withoutKinds(parent.params).includes(withoutKinds(text))
    )
      return true;
    if (parent.name === 'container' && withoutKinds(text) === 'cqw') return true;
  }
  return isTested(parent.parent as Parent, text);
}

const isKeyframes = (parent: Parent) => parent?.type === 'atrule' && parent.name.endsWith('keyframes');

const excerptOf = (node: Rule | AtRule | Declaration) =>
  (node.type === 'decl' && node.parent?.type === 'rule' ? `${node.parent.selector}{${node.toString()}}` : node.toString())
    .replace(/\s+/g, ' ')
    .slice(0, 160);

/** The uses that are not in a list of harmless features or properties, and the entries that no use needs. */
export function withoutHarmless(uses: readonly NewerStyle[], harmless: Readonly<Record<string, string>>) {
  const used = new Set<string>();
  const harmful = uses.filter(({ feature }) => {
    const entry = [feature, feature.replace(/: .*/, '')].find((name) => Object.hasOwn(harmless, name));
    if (entry !== undefined) used.add(entry);
    return entry === undefined;
  });
  return { harmful, unused: Object.keys(harmless).filter((entry) => !used.has(entry)) };
}
