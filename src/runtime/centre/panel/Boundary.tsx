import { Component, type ComponentType, type ReactNode } from 'react';

export interface FailedLoadProps {
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

interface BoundaryProps {
  /** Shown instead of content that could not be loaded. */
  readonly Failed: ComponentType<FailedLoadProps>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Error boundary around lazily loaded content. */
export class Boundary extends Component<BoundaryProps, { readonly isFailed: boolean }> {
  override state = { isFailed: false };

  static getDerivedStateFromError() {
    return { isFailed: true };
  }

  override render() {
    const { Failed, onClose, children } = this.props;
    return this.state.isFailed ? <Failed onRetry={() => this.setState({ isFailed: false })} onClose={onClose} /> : children;
  }
}
