import { Component, type ReactNode } from 'react';
import { useText } from '../i18n/index.ts';
import { Button } from '../ui/Button/Button.tsx';
import { EmptyState } from '../ui/EmptyState/EmptyState.tsx';
import { type FailureCode, failureText } from '../wire/failure.ts';
import { ChunkFailure } from './loadChunk.ts';
import { servedNodes, showFailed } from './served.ts';

interface Props {
  /** Path of the page inside; null around the whole site. The error state is reset when the path changes. */
  readonly page: string | null;
  /** For what opens over a page: nothing is left of it. */
  readonly isOver?: boolean;
  readonly onFail?: () => void;
  readonly children: ReactNode;
}

interface State {
  readonly page: string | null;
  readonly failed: Pick<ChunkFailure, 'chunk' | 'code'> | null;
  /** Nodes that the server drew, in place of those that failed. */
  readonly served: readonly Node[] | null;
}

/**
 * Error boundary of a part. On the page that the server drew it leaves that as it was, with its links and forms, and a line says
 * that something did not load; elsewhere it names what failed and offers a reload.
 */
export class ChunkBoundary extends Component<Props, State> {
  override state: State = { page: this.props.page, failed: null, served: null };

  static getDerivedStateFromError(thrown: unknown): Pick<State, 'failed'> {
    return { failed: thrown instanceof ChunkFailure ? thrown : { chunk: 'page', code: 'CHUNK' } };
  }

  static getDerivedStateFromProps({ page }: Props, state: State): State | null {
    return page === state.page ? null : { page, failed: null, served: null };
  }

  override componentDidCatch(): void {
    const { page, isOver = false, onFail } = this.props;
    const served = isOver ? null : servedNodes(page === null ? undefined : 'main');
    if (isOver || served !== null) showFailed();
    this.setState({ served });
    onFail?.();
  }

  override render() {
    const { page, failed, served } = this.state;
    if (failed === null) return this.props.children;
    if (this.props.isOver === true) return null;
    if (served !== null) return <div ref={(place) => place?.replaceChildren(...served)} style={{ display: 'contents' }} />;
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
