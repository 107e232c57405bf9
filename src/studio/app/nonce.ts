/** Nonce for styles that a library writes into the page at run time, such as those of the JSON editor; empty in stories. */
export const styleNonce = (): string => document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
