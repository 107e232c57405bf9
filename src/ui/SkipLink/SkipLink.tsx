import { link } from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** Id of the main landmark, which needs `tabIndex={-1}`. */
  readonly target: string;
  readonly children: string;
}

/** First element of the page; visible on focus. */
export function SkipLink({ target, children }: SkipLinkProps) {
  return (
    <a className={link} href={`#${target}`}>
      {children}
    </a>
  );
}
