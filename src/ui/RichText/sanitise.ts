import DOMPurify from 'dompurify';

/** A plain string in browsers without Trusted Types. React passes on either type unchanged. */
export type Sanitise = (html: string) => string;

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML: (html: string) => string; createScriptURL: (url: string) => string },
  ): unknown;
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes;
  }
}

const policy = window.trustedTypes?.createPolicy('livery', {
  // DOMPurify uses this policy for its output; no other code has access to it.
  createHTML: (html) => html,
  createScriptURL: () => {
    throw new TypeError('The livery policy makes no script addresses.');
  },
});

const allowed = {
  ALLOWED_TAGS: (
    'p br hr strong b em i u s small sub sup mark span div blockquote h1 h2 h3 h4 ' +
    'ul ol li a img table thead tbody tr th td code pre'
  ).split(' '),
  ALLOWED_ATTR: [
    'href',
    'target',
    'rel',
    'src',
    'alt',
    'width',
    'height',
    'colspan',
    'rowspan',
    'start',
    'title',
    'lang',
    'id',
  ],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i,
};

DOMPurify.addHook('afterSanitizeAttributes', (element) => {
  if (element.tagName === 'A' && element.getAttribute('target') === '_blank')
    element.setAttribute('rel', 'noopener noreferrer');
  // Without it a screen reader would announce the image's URL.
  if (element.tagName === 'IMG' && !element.hasAttribute('alt')) element.setAttribute('alt', '');
});

/** Sanitises with an allow-list, in the browser, in addition to the server. */
export const sanitise: Sanitise = (html) =>
  policy === undefined
    ? DOMPurify.sanitize(html, allowed)
    : (DOMPurify.sanitize(html, {
        ...allowed,
        RETURN_TRUSTED_TYPE: true,
        TRUSTED_TYPES_POLICY: policy as never,
      }) as unknown as string);
