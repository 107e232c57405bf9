/** Shapes, paints and words; nothing that loads, runs, listens or embeds. */
const elements = new Set(
  (
    'svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan clipPath mask pattern marker ' +
    'linearGradient radialGradient stop filter feBlend feColorMatrix feComposite feFlood feGaussianBlur feMerge feMergeNode feOffset style'
  ).split(' '),
);

const attributes = new Set(
  (
    'id class x y x1 x2 y1 y2 cx cy r rx ry fx fy fr d points dx dy rotate width height viewBox preserveAspectRatio transform ' +
    'fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray ' +
    'stroke-dashoffset opacity color display visibility overflow paint-order vector-effect clip-path clip-rule clipPathUnits mask ' +
    'maskUnits maskContentUnits mask-type offset stop-color stop-opacity gradientUnits gradientTransform spreadMethod patternUnits ' +
    'patternContentUnits patternTransform filter filterUnits primitiveUnits in in2 result mode type values operator k1 k2 k3 k4 ' +
    'stdDeviation flood-color flood-opacity color-interpolation-filters mix-blend-mode isolation style markerWidth markerHeight ' +
    'markerUnits refX refY orient marker-start marker-mid marker-end font-family font-size font-weight font-style text-anchor ' +
    'letter-spacing dominant-baseline role aria-label aria-hidden version'
  ).split(' '),
);

const namespace = 'http://www.w3.org/2000/svg';
const token =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[([\s\S]*?)\]\]>|<\/\s*([A-Za-z][\w:.-]*)\s*>|<([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>|[^<]+/y;
const attribute = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * Writes a drawing anew from an allow-list. Null for what is no well-formed SVG or declares a
 * document type, whose entities could grow without end.
 */
export function cleanSvg(source: string): string | null {
  const text = source.replace(/^\uFEFF/, '').trim();
  const open: { readonly name: string; readonly kept: boolean }[] = [];
  let written = '';
  let roots = 0;
  token.lastIndex = 0;
  while (token.lastIndex < text.length) {
    const match = token.exec(text);
    if (match === null) return null;
    const [piece, cdata, closing, opening, rest = '', selfClosed] = match;
    const kept = open.every((element) => element.kept);
    if (opening !== undefined) {
      if (open.length === 0 && (opening !== 'svg' || (roots += 1) > 1)) return null;
      const keep = kept && elements.has(opening);
      if (keep) written += `<${opening}${attributesOf(rest, open.length === 0)}${selfClosed === '/' ? '/' : ''}>`;
      if (selfClosed !== '/') open.push({ name: opening, kept: keep });
    } else if (closing !== undefined) {
      const last = open.pop();
      if (last?.name !== closing) return null;
      if (kept) written += `</${closing}>`;
    } else if (!piece.startsWith('<!--') && !piece.startsWith('<?')) {
      const words = cdata ?? piece;
      if (open.length === 0) {
        if (words.trim() !== '') return null;
      } else if (kept) written += open.at(-1)?.name === 'style' ? styleOf(words) : textOf(words);
    }
  }
  return open.length === 0 && roots === 1 ? written : null;
}

function attributesOf(source: string, isRoot: boolean) {
  let written = isRoot ? ` xmlns="${namespace}"` : '';
  for (const [, name = '', double, single] of source.matchAll(attribute)) {
    const value = double ?? single ?? '';
    if (name === 'href' || name === 'xlink:href') {
      if (/^#[\w.-]+$/.test(value)) written += ` href="${value}"`;
    } else if (attributes.has(name) && isInert(value)) written += ` ${name}="${value.replaceAll('"', "'")}"`;
  }
  return written;
}

/** Escapes could hide what the checks look for, so none are let through. */
const isInert = (value: string) =>
  !/[&<>\\@]/.test(value) && !/(?:expression|javascript|import)\s*[(:]?/i.test(value) && loadsNothing(value);

const loadsNothing = (value: string) =>
  !/(?:url|image|image-set|src)\s*\(/i.test(value.replace(/url\(\s*['"]?#[\w.-]+['"]?\s*\)/g, ''));

const styleOf = (words: string) => (isInert(words.replaceAll('>', ' ')) ? words.replaceAll('>', ' ') : '');

const textOf = (words: string) => words.replace(/&(?!(?:amp|lt|gt|quot|apos|#\d{1,7});)/g, '&amp;').replaceAll('>', '&gt;');
