import { Component, type ReactNode } from 'react';
import { LoadFailure } from './LoadFailure.tsx';
import { ChunkFailure } from './loadChunk.ts';

interface State {
  readonly failed: Pick<ChunkFailure, 'chunk' | 'code'> | null;
}

/** Where a part of the program could not be loaded: says which, and offers to load the page again. */
export class ChunkBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { failed: null };

  static getDerivedStateFromError(thrown: unknown): State {
    return { failed: thrown instanceof ChunkFailure ? thrown : { chunk: 'page', code: 'CHUNK' } };
  }

  override render() {
    return this.state.failed === null ? (
      this.props.children
    ) : (
      <LoadFailure part={this.state.failed.chunk} code={this.state.failed.code} onReload={() => location.reload()} />
    );
  }
}
