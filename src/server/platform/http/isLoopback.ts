/** Whether a host name of a URL is this machine. */
export const isLoopback = (host: string) => /^(?:(?:[^.]+\.)*localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/.test(host);
