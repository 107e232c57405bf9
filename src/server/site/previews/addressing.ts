/** Hosts of previews: one for each token. A separate origin keeps the data that a draft stores in a browser apart from the site's. */
export function createPreviewHosts({ production, previewHost, studioHost, port }: PreviewHostSettings) {
  const ending = previewHost === null ? null : `.${previewHost}`;
  const scheme = production ? 'https' : 'http';
  return {
    /** The first label of a preview's host; null for other hosts. */
    tokenOf(host: string): string | null {
      if (ending === null || !host.endsWith(ending)) return null;
      return host.slice(0, -ending.length);
    },
    /** Origin with `{token}` in it; null without previews. */
    pattern: previewHost === null ? null : `${scheme}://{token}.${previewHost}${production ? '' : `:${port}`}`,
    originOf(token: string, ownPort = port): string {
      return `${scheme}://${token}.${previewHost ?? ''}${production ? '' : `:${ownPort}`}`;
    },
    /** CSP source of every preview, for the page of the studio. */
    frameSource: previewHost === null ? null : production ? `https://*.${previewHost}` : `http://*.${previewHost}:*`,
    /** CSP source of the studio: the only page that may frame a preview. Null in production without a studio. */
    studioSource: production ? (studioHost === null ? null : `https://${studioHost}`) : 'http://localhost:*',
  };
}

export interface PreviewHostSettings {
  readonly production: boolean;
  readonly previewHost: string | null;
  readonly studioHost: string | null;
  readonly port: number;
}
