import { Component, type ReactNode } from 'react';
import { useText } from '../i18n/index.ts';
import { Button } from '../ui/Button/Button.tsx';
import { EmptyState } from '../ui/EmptyState/EmptyState.tsx';
import { type FailureCode, failureText } from '../wire/failure.ts';
import { ChunkFailure } from './loadChunk.ts';

interface Props {
  /** Path of the page inside; null around the whole site. The error state is reset when the path changes. */
  readonly page: string | null;
  readonly children: ReactNode;
}

interface State {
  readonly page: string | null;
  readonly failed: Pick<ChunkFailure, 'chunk' | 'code'> | null;
}

/** Error boundary for failed chunks: names the chunk and offers a reload. */
export class ChunkBoundary extends Component<Props, State> {
  override state: State = { page: this.props.page, failed: null };

  static getDerivedStateFromError(thrown: unknown): Pick<State, 'failed'> {
    return { failed: thrown instanceof ChunkFailure ? thrown : { chunk: 'page', code: 'CHUNK' } };
  }

  static getDerivedStateFromProps({ page }: Props, state: State): State | null {
    return page === state.page ? null : { page, failed: null };
  }

  override render() {
    const { page, failed } = this.state;
    if (failed === null) return this.props.children;
    const failure = <LoadFailure part={failed.chunk} code={failed.code} onReload={() => location.reload()} />;
    return page === null ? <main id="main">{failure}</main> : failure;
  }
}

interface LoadFailureProps {
  /** Name of the missing chunk, for support. */
  readonly part: string;
  readonly code: FailureCode;
  readonly onReload: () => void;
}

/** Shown instead of a page whose chunk failed to load. */
function LoadFailure({ part, code, onReload }: LoadFailureProps) {
  const t = useText();
  return (
    <div role="alert">
      <EmptyState
        icon="warning"
        level={1}
        title={t(failureText(code))}
        text={part}
        action={<Button onClick={onReload}>{t('common.reload')}</Button>}
      />
    </div>
  );
}
