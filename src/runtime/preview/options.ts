/** Options from the inline script of the page. */
export interface PreviewOptions {
  /** CSP source of the studio; null without one. */
  readonly framedBy: string | null;
}

export function readPreviewOptions(): PreviewOptions {
  const { liveryPreview } = window as unknown as { readonly liveryPreview?: Partial<PreviewOptions> };
  return { framedBy: liveryPreview?.framedBy ?? null };
}
