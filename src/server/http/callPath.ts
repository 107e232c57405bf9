const prefixes = /^\/(?:wps|lgw|lotto)(?:[/?]|$)/;

/** Whether an address belongs to the calls, known or not; a program asks there, never a person. */
export const isCallPath = (url: string) => prefixes.test(url);
