import { Component, type ReactNode } from 'react';
import { LoadFailure } from './LoadFailure.tsx';
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
