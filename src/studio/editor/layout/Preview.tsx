import { lazy, Suspense } from 'react';
import { useMoment, useText } from '../../i18n/index.ts';
import { Badge, Skeleton } from '../../kit/index.ts';
import { useDraft, useFiles, useOpenDraft } from '../draft/useDraft.ts';
import * as css from './layout.css.ts';

export interface PreviewProps {
  /** The newest document that can be drawn, and the time since which it is not the newest one. */
  readonly good: { readonly document: unknown; readonly since: number | null };
  readonly focused: string | null;
  readonly onPick: (pointer: string) => void;
  readonly isCompact?: boolean;
  /** Address that is shown first, with its hash. */
  readonly page?: string;
}

const PreviewFrame = lazy(() => import('../../preview/index.ts').then((module) => ({ default: module.PreviewFrame })));

const phoneBelow = 1_280;

/** The real site beside the form. */
export function Preview({ good, focused, onPick, isCompact = false, page }: PreviewProps) {
  const text = useText();
  const momentText = useMoment();
  const { merchant } = useOpenDraft();
  const files = useFiles();
  const revision = useDraft(({ context }) => context.server.revision);
  const note =
    good.since === null ? null : (
      <Badge tone="warning" mark={{ name: 'clock-counter-clockwise' }}>
        {text('editor.lastGood', { time: momentText(good.since, 'second').split(' ').at(-1) ?? '' })}
      </Badge>
    );
  return (
    <div className={css.rest}>
      <Suspense fallback={<Skeleton height="100%" />}>
        <PreviewFrame
          merchant={merchant}
          document={good.document}
          files={files}
          revision={revision}
          focused={focused}
          onPick={onPick}
          note={note}
          start={isCompact || innerWidth < phoneBelow ? 'phone' : 'desktop'}
          compact={isCompact}
          {...(page === undefined ? {} : { page })}
        />
      </Suspense>
    </div>
  );
}
