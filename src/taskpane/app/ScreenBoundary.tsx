import { Component, type ReactNode } from "react";
import { ErrorLine } from "../controls/ErrorLine.js";

interface ScreenBoundaryProps {
  readonly children: ReactNode;
}

interface ScreenBoundaryState {
  readonly error: unknown;
  readonly hasFailed: boolean;
}

/**
 * A screen whose code did not come, or that failed while it was drawn, leaves the others usable.
 * React takes such errors in classes only.
 */
export class ScreenBoundary extends Component<ScreenBoundaryProps, ScreenBoundaryState> {
  override readonly state: ScreenBoundaryState = { error: null, hasFailed: false };

  static getDerivedStateFromError(error: unknown): ScreenBoundaryState {
    return { error, hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <ErrorLine
        error={this.state.error}
        onRetry={() => {
          this.setState({ error: null, hasFailed: false });
        }}
      />
    );
  }
}
