import type { Spoken } from '../problem.ts';

/**
 * Why a drawing is refused, or null. Only what is known to draw may stand in it: a
 * list of forbidden things would miss the next one. Anything this reader cannot
 * follow is refused as well, so it never has to agree with a browser's parser.
 */
export function hostilePart(source: string): Spoken | null {
  let rest = source.replace(/^\uFEFF/, '');
  let depth = 0;
  let styling = false;
  while (rest !== '') {
    const text = /^[^<]+/.exec(rest)?.[0] ?? '';
    if (styling && isHostileStyle(text)) return style;
    if (/&(?!(?:amp|lt|gt|quot|apos|#\d{1,6}|#x[\da-f]{1,6});)/i.test(text)) return entity;
    rest = rest.slice(text.length);
    if (rest === '') break;
    const skipped = /^(?:<\?xml\s[^<>?]*\?>|<!--(?!>)[\s\S]*?-->)/.exec(rest)?.[0];
    if (skipped !== undefined) {
      rest = rest.slice(skipped.length);
      continue;
    }
    const tag = /^<(\/?)([A-Za-z][\w:.-]*)((?:\s+[A-Za-z_:][\w:.-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/.exec(rest);
    if (tag === null) return /^<!(?:DOCTYPE|ENTITY|\[CDATA)/i.test(rest) ? declaration : unreadable;
    const [whole, closing, name = '', attributes = '', empty] = tag;
    if (!elements.has(name)) return `<${name}>`;
    const bad = hostileAttribute(name, attributes);
    if (bad !== null) return bad;
    styling = name === 'style' && closing === '' && empty === '';
    if (empty === '') depth += closing === '' ? 1 : -1;
    if (depth < 0 || depth > 64) return unreadable;
    rest = rest.slice(whole.length);
  }
  return depth === 0 ? null : unreadable;
}

function hostileAttribute(element: string, attributes: string): Spoken | null {
  for (const [, name = '', quoted = ''] of attributes.matchAll(/([A-Za-z_:][\w:.-]*)\s*=\s*("[^"]*"|'[^']*')/g)) {
    const value = quoted.slice(1, -1);
    const isSpace = name === 'xmlns' || name.startsWith('xmlns:');
    if (/^on/i.test(name)) return name;
    if (/^(?:\w+:)?(?:href|src)$/i.test(name) && !isInnerAddress(element, value))
      return { en: `an address outside the drawing (${name})`, vi: `địa chỉ ngoài hình (${name})` };
    if (!isSpace && /&(?!(?:amp|lt|gt|quot|apos);)/i.test(value)) return entity;
    if (!isSpace && !/^(?:\w+:)?href$/i.test(name) && isHostileStyle(value)) return style;
  }
  return null;
}

const isInnerAddress = (element: string, value: string) =>
  value.startsWith('#') || (element === 'image' && /^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/=\s]*$/.test(value));

/** Also asked of plain attributes: `fill="url(…)"` loads as well as a style does. */
const isHostileStyle = (text: string) =>
  /@import|@font-face|\\|expression\s*\(|javascript:|image-set|-moz-binding|behavior\s*:/i.test(text) ||
  /url\s*\(\s*(?!["']?#)/i.test(text);

const style: Spoken = { en: 'a style that loads or runs something', vi: 'kiểu dáng nạp hoặc chạy nội dung khác' };
const entity: Spoken = { en: 'a character entity', vi: 'thực thể ký tự' };
const declaration: Spoken = { en: 'a DOCTYPE, ENTITY or CDATA block', vi: 'khối DOCTYPE, ENTITY hoặc CDATA' };
const unreadable: Spoken = { en: 'markup that is not plain XML', vi: 'mã không phải XML thuần' };

const elements: ReadonlySet<string> = new Set(
  `svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath image style
  linearGradient radialGradient stop clipPath mask pattern marker filter feBlend feColorMatrix feComponentTransfer
  feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB
  feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight
  feTile feTurbulence`.split(/\s+/),
);
