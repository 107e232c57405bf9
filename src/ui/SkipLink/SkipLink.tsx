import { link } from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** Id of the main landmark, which takes `tabIndex={-1}`. */
  readonly target: string;
  readonly children: string;
}

/** First in the page; seen once focused. */
export function SkipLink({ target, children }: SkipLinkProps) {
  return (
    <a className={link} href={`#${target}`}>
      {children}
    </a>
  );
}
