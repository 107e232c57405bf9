import { SaxesParser } from 'saxes';
import type { Spoken } from '../localText.ts';

export type SvgReading =
  | {
      readonly ok: true;
      /** The drawing, rewritten: same shapes, without comments and without attributes that draw nothing. */
      readonly text: string;
    }
  | { readonly ok: false; readonly reason: Spoken };

/**
 * Reads an SVG against an allow-list. A drawing is taken with everything it draws, or refused: nothing that loads, runs,
 * listens or embeds is dropped silently. Text the XML parser cannot read is refused too, so the result never depends on how
 * a browser would interpret broken markup.
 */
export function readSvg(source: string): SvgReading {
  const parser = new SaxesParser();
  const open: string[] = [];
  let reason: Spoken | null = null;
  let written = '';
  let styleSheet = '';
  const refuse = (why: Spoken) => {
    reason ??= why;
  };

  parser.on('error', () => refuse(unreadable));
  parser.on('doctype', () => refuse(doctype));
  parser.on('processinginstruction', () => refuse(unreadable));
  parser.on('opentag', ({ name, attributes, isSelfClosing }) => {
    if (open.length === 0 && name !== 'svg') return refuse(unreadable);
    if (!elements.has(name)) return refuse(`<${name}>`);
    if (open.length >= maxDepth || open.at(-1) === 'style') return refuse(unreadable);
    written += `<${name}${open.length === 0 ? ` xmlns="${namespace}"` : ''}`;
    for (const [attribute, value] of Object.entries(attributes)) {
      const bad = unsafeAttribute(name, attribute, value);
      if (bad !== null) return refuse(bad);
      const known = attribute === 'xlink:href' ? 'href' : attribute;
      if (drawingAttributes.has(known)) written += ` ${known}="${escaped(value).replaceAll('"', '&quot;')}"`;
    }
    written += isSelfClosing ? '/>' : '>';
    open.push(name);
  });
  parser.on('closetag', ({ name, isSelfClosing }) => {
    open.pop();
    // Checked as a whole: a comment or CDATA in the middle could split a keyword.
    if (name === 'style' && isUnsafeStyleSheet(styleSheet)) refuse(style);
    styleSheet = '';
    if (!isSelfClosing) written += `</${name}>`;
  });
  const addText = (text: string) => {
    if (open.length === 0) return;
    if (open.at(-1) === 'style') styleSheet += text;
    written += escaped(text);
  };
  parser.on('text', addText);
  parser.on('cdata', addText);

  try {
    parser.write(source.replace(/^\uFEFF/, '').trim()).close();
  } catch {
    refuse(unreadable);
  }
  return reason === null ? { ok: true, text: written } : { ok: false, reason };
}

const namespace = 'http://www.w3.org/2000/svg';
const maxDepth = 64;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function unsafeAttribute(element: string, name: string, value: string): Spoken | null {
  if (/^xmlns(?::|$)/.test(name)) return null;
  if (/^on/i.test(name)) return name;
  if (/^(?:[\w.-]+:)?(?:href|src)$/i.test(name))
    return isInternal(element, value)
      ? null
      : { en: `an address outside the drawing (${name})`, vi: `địa chỉ ngoài hình (${name})` };
  return isUnsafeCss(value) ? style : null;
}

/** A place in the same drawing, or a raster image that is part of it. */
const isInternal = (element: string, value: string) =>
  /^#\S+$/.test(value) || (element === 'image' && /^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/=\s]*$/.test(value));

/** Plain attributes are checked as well: `fill="url(…)"` loads like a style does. Escapes could hide a keyword. */
const isUnsafeCss = (text: string) =>
  /\\|@import|expression\s*\(|javascript:|-moz-binding|behavior\s*:|\b(?:image-set|image|cross-fade|src)\s*\(/i.test(text) ||
  /url\s*\(\s*(?!["']?#)/i.test(text);

const isUnsafeStyleSheet = (text: string) => isUnsafeCss(text) || /@(?!media\b|supports\b|keyframes\b)/i.test(text);

const style: Spoken = { en: 'a style that loads or runs something', vi: 'kiểu dáng nạp hoặc chạy nội dung khác' };
const doctype: Spoken = { en: 'a DOCTYPE or ENTITY block', vi: 'khối DOCTYPE hoặc ENTITY' };
const unreadable: Spoken = { en: 'markup that is not plain XML', vi: 'mã không phải XML thuần' };

const setOf = (names: string): ReadonlySet<string> => new Set(names.split(/\s+/));

const elements = setOf(
  `svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath image style
  linearGradient radialGradient stop clipPath mask pattern marker filter feBlend feColorMatrix feComponentTransfer
  feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB
  feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight
  feTile feTurbulence`,
);

/** Attributes of SVG 2 and its filters that draw, name or describe something. Any other one is left out. */
const drawingAttributes = setOf(
  `href id class style lang xml:lang xml:space role aria-label aria-hidden aria-labelledby aria-describedby version
  x y x1 x2 y1 y2 cx cy r rx ry fx fy fr d points dx dy rotate width height viewBox preserveAspectRatio transform
  transform-origin transform-box pathLength
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-dasharray stroke-dashoffset opacity color display visibility overflow paint-order vector-effect shape-rendering
  text-rendering image-rendering color-rendering color-interpolation mix-blend-mode isolation
  clip-path clip-rule clipPathUnits mask maskUnits maskContentUnits mask-type
  offset stop-color stop-opacity gradientUnits gradientTransform spreadMethod
  patternUnits patternContentUnits patternTransform markerWidth markerHeight markerUnits refX refY orient
  marker marker-start marker-mid marker-end
  filter filterUnits primitiveUnits color-interpolation-filters in in2 result mode type values operator k1 k2 k3 k4
  stdDeviation edgeMode flood-color flood-opacity lighting-color slope intercept amplitude exponent tableValues
  order kernelMatrix divisor bias targetX targetY kernelUnitLength preserveAlpha surfaceScale diffuseConstant
  specularConstant specularExponent limitingConeAngle azimuth elevation z pointsAtX pointsAtY pointsAtZ scale
  xChannelSelector yChannelSelector radius baseFrequency numOctaves seed stitchTiles
  font font-family font-size font-size-adjust font-stretch font-style font-variant font-weight text-anchor
  text-decoration text-transform letter-spacing word-spacing dominant-baseline alignment-baseline baseline-shift
  direction unicode-bidi writing-mode white-space textLength lengthAdjust startOffset method spacing side`,
);
