const families = [
  [/android/i, 'android'],
  [/iphone|ipad|ipod/i, 'ios'],
  [/windows/i, 'windows'],
  [/mac os/i, 'macos'],
] as const;

/** Operating system family of a user agent, as sent in the trial call. */
export const systemFamily = (userAgent: string): string =>
  families.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'linux';
