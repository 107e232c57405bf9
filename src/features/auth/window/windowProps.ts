/** What a modal gives to its content. */
export interface WindowProps {
  readonly close: () => void;
  /** Room for the brand's picture; null where there is none. */
  readonly pane: HTMLElement | null;
}
