/** Headers of a `_headers` file, which CDNs of static sites read. The CSP of a page is in the page, because its hashes are its own. */
const everywhere = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cache-Control': 'public, max-age=0, must-revalidate',
};

const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' };

export function headersFile(opensWindows: boolean, secure: boolean): string {
  const opener = { 'Cross-Origin-Opener-Policy': opensWindows ? 'same-origin-allow-popups' : 'same-origin' };
  const transport = secure ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {};
  const rules: readonly (readonly [path: string, headers: Readonly<Record<string, string>>])[] = [
    ['/*', { ...everywhere, ...opener, ...transport }],
    // A CDN joins the rules of a path: the first value is taken away before the second is set.
    ...['/assets/*', '/fonts/*', '/pictures/*'].map((path) => [path, immutable] as const),
  ];
  return rules
    .map(([path, headers]) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
      return [path, ...(path === '/*' ? [] : ['  ! Cache-Control']), ...lines, ''].join('\n');
    })
    .join('\n');
}
