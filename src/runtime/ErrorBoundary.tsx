import { Component } from 'react';
import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { Empty } from '#ui/Empty.tsx';

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
    return <Empty art="fail" title="页面出了点问题" text="已记录此问题，您填写的内容仍保留在本页" action={<Button onClick={() => this.setState({ failed: false })}>重试</Button>} />;
  }
}
