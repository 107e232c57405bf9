import DOMPurify from 'dompurify';

/** A plain string where the browser knows no Trusted Types. React passes either on untouched. */
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
  // DOMPurify signs what it has cleaned with this; nothing else holds the policy.
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
  // Without it a screen reader reads out the address of the picture.
  if (element.tagName === 'IMG' && !element.hasAttribute('alt')) element.setAttribute('alt', '');
});

/** Cleans with an allow list, in the browser, once more after the server. */
export const sanitise: Sanitise = (html) =>
  policy === undefined
    ? DOMPurify.sanitize(html, allowed)
    : (DOMPurify.sanitize(html, {
        ...allowed,
        RETURN_TRUSTED_TYPE: true,
        TRUSTED_TYPES_POLICY: policy as never,
      }) as unknown as string);
