const prefixes = /^\/(?:wps|lgw|lotto|studio\/api)(?:[/?]|$)/;

/** Whether a URL is in the API namespace, known route or not. */
export const isCallPath = (url: string) => prefixes.test(url);
