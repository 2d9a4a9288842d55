import { Component } from 'react';
import type { ReactNode } from 'react';
import { LaterTrouble } from './LaterTrouble.tsx';

interface BoundaryProps {
  children: ReactNode;
  onError(error: unknown): void;
}

/** A throw while rendering stays in its widget: a panel with a retry, one report, nothing on the page. */
export class ErrorBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <LaterTrouble kind="broken" onRetry={() => this.setState({ failed: false })} />;
  }
}
