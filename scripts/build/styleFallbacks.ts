import type { AtRule, Declaration, PluginCreator, Rule } from 'postcss';
import { closing } from './closingBracket.ts';

/**
 * Writes for the served browsers (`browsers.ts`) what style sheets use that some of them lack: mixed colours, the units of dynamic
 * viewports and of containers, and the ring of a box around a focused input. A browser that has them takes the later declaration.
 * What it cannot stand in for, `scripts/quality/browserSupport.ts` names.
 */
export const styleFallbacks: ReturnType<PluginCreator<never>> = {
  postcssPlugin: 'style-fallbacks',
  Once(root, { AtRule, Rule }) {
    const supports = (params: string, node: Rule) => {
      const block = new AtRule({ name: 'supports', params });
      block.append(node);
      return block;
    };
    root.walkRules((rule) => {
      if (isTested(rule)) return;
      const blocks: AtRule[] = kinds.flatMap(({ uses, replaced, test }) => {
        const late = declarationsOf(rule).filter((declaration) => uses.test(declaration.value) && isReadLate(declaration));
        for (const declaration of declarationsOf(rule))
          if (uses.test(declaration.value) && !late.includes(declaration))
            declaration.cloneBefore({ value: replaced(declaration.value) });
        if (late.length === 0) return [];
        const modern = new Rule({ selector: rule.selector });
        for (const declaration of late) {
          modern.append(declaration.clone());
          declaration.value = replaced(declaration.value);
        }
        return [supports(test, modern)];
      });
      if (rule.selector.includes(ringed)) {
        const older = rule.clone({ selector: rule.selector.replaceAll(ringed, ':focus-within') });
        blocks.push(supports('not selector(:has(a))', older));
      }
      rule.after(blocks);
    });
  },
};

/** A box around an input that covers it. */
const ringed = ':has(:focus-visible)';

interface Kind {
  readonly uses: RegExp;
  readonly replaced: (value: string) => string;
  /** Condition of `@supports` for the values that a browser reads only when it computes the style. */
  readonly test: string;
}

const kinds: readonly Kind[] = [
  { uses: /color-mix\(/, replaced: withoutMixes, test: '(color:color-mix(in srgb,red,red))' },
  {
    uses: /\d[dls]v(?:h|w|b|i|min|max)\b/,
    replaced: (value) => value.replace(/(?<=\d)[dls]v(h|w|b|i|min|max)\b/g, (_, side: string) => `v${sides[side] ?? side}`),
    test: '(height:1dvh)',
  },
];

const sides: Readonly<Record<string, string>> = { b: 'h', i: 'w' };

const declarationsOf = (rule: Rule) => rule.nodes.filter((node): node is Declaration => node.type === 'decl');

/** A browser takes any custom property, and a value with `var()` until it computes the style. */
const isReadLate = ({ prop, value }: Declaration) => prop.startsWith('--') || value.includes('var(');

const isTested = (rule: Rule) => {
  for (let at: AtRule | Rule | undefined = rule; at !== undefined; at = at.parent as AtRule | Rule | undefined)
    if (at.type === 'atrule' && ['supports', 'keyframes'].includes(at.name)) return true;
  return false;
};

/**
 * A mix becomes its larger colour. A faint one, of which less than half is seen through, becomes a translucent grey, which shows on
 * dark and light alike.
 */
function withoutMixes(value: string): string {
  const from = value.indexOf('color-mix(');
  if (from < 0) return value;
  const to = closing(value, from);
  const [, first = '', second = ''] = parts(value.slice(from + 'color-mix('.length, to)).map(withoutMixes);
  const share = shareOf(first) ?? 100 - (shareOf(second) ?? 50);
  const larger = (share < 50 ? second : first).replace(/\s+[\d.]+%$/, '');
  const plain = larger === 'transparent' ? `rgb(128 128 128/${Math.min(share, 100 - share)}%)` : larger;
  return value.slice(0, from) + plain + withoutMixes(value.slice(to + 1));
}

const shareOf = (part: string) => {
  const share = /\s([\d.]+)%$/.exec(part)?.[1];
  return share === undefined ? null : Number(share);
};

/** Arguments of a function. */
function parts(text: string): string[] {
  const found = [''];
  let depth = 0;
  for (const sign of text) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ',' && depth === 0) found.push('');
    else found[found.length - 1] += sign;
  }
  return found.map((part) => part.trim());
}
