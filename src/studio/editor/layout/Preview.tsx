/** The real site beside the form, where the preview is served. */
export interface PreviewProps {
  /** What it shows: the newest document that can be drawn, and since when it is not the newest one. */
  readonly good: { readonly document: unknown; readonly since: number | null };
  readonly focused: string | null;
  readonly onPick: (pointer: string) => void;
  readonly isCompact?: boolean;
}

export function Preview(_props: PreviewProps) {
  return null;
}
