/** Header of a call: digest of the brand's version that its page was drawn from. */
export const pageVersionHeader = 'page-version';
