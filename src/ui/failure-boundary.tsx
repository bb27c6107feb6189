import { Component, type ReactNode } from 'react';

interface FailureBoundaryProps {
  /** When it changes, what failed is tried again by itself. */
  resetKey: unknown;
  fallback: (failure: { reason: unknown; tryAgain: () => void }) => ReactNode;
  children: ReactNode;
}

interface FailureBoundaryState {
  failure: { reason: unknown } | null;
  resetKey: unknown;
}

/** Says in place of its children that they failed, instead of leaving the screen blank. Only a class can do that in React. */
export class FailureBoundary extends Component<FailureBoundaryProps, FailureBoundaryState> {
  override state: FailureBoundaryState = { failure: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(reason: unknown): Partial<FailureBoundaryState> {
    return { failure: { reason } };
  }

  static getDerivedStateFromProps(
    { resetKey }: FailureBoundaryProps,
    state: FailureBoundaryState,
  ): FailureBoundaryState | null {
    return resetKey === state.resetKey ? null : { failure: null, resetKey };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return this.props.fallback({
      reason: failure.reason,
      tryAgain: () => this.setState({ failure: null }),
    });
  }
}
