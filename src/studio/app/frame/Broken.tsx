import { Component, type ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import { Button, EmptyState } from '../../kit/index.ts';

interface BrokenProps {
  readonly children: ReactNode;
  readonly onReset?: () => void;
}

/** Keeps the bars when a page throws, or its program cannot be loaded. */
export class Broken extends Component<BrokenProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? (
      <BrokenPage {...(this.props.onReset === undefined ? {} : { onReset: this.props.onReset })} />
    ) : (
      this.props.children
    );
  }
}

function BrokenPage({ onReset }: Pick<BrokenProps, 'onReset'>) {
  const text = useText();
  return (
    <EmptyState icon="warning" title={text('shell.failed.title')} text={text('shell.failed.text')}>
      <Button
        icon="arrow-clockwise"
        onPress={() => {
          onReset?.();
          location.reload();
        }}
      >
        {text('shell.failed.reload')}
      </Button>
    </EmptyState>
  );
}
