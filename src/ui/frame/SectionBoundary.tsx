import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useTexts } from '@/i18n/TextsProvider';
import { Button } from '../primitives/Button';
import { Notice } from '../primitives/Notice';

export interface SectionBoundaryProps {
  children: ReactNode;
  /** Called once for each failure, for telemetry. */
  onFailure?(error: unknown, componentStack: string): void;
}

/**
 * Around every section: one that fails to render is replaced by a message with a recovery action, and the rest of the
 * page stays. In the browser only: on the server React would need a Suspense boundary, whose inline scripts the content
 * security policy refuses (docs/decisions/0006-no-suspense-on-the-server.md); there `ssr/replaceBrokenBlocks` guards
 * the blocks.
 */
export class SectionBoundary extends Component<SectionBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    this.props.onFailure?.(error, componentStack ?? '');
  }

  override render() {
    return this.state.failed ? <SectionFailed /> : this.props.children;
  }
}

/** Texts of specification 1 section 2.2. */
export function SectionFailed() {
  const { t } = useTexts();
  return (
    <Notice
      tone="danger"
      actions={
        <Button variant="secondary" icon="reload" data-needs-script="" onClick={() => window.location.reload()}>
          {t('error.actionReload')}
        </Button>
      }
    >
      <h2>{t('error.sectionTitle')}</h2>
      <p>{t('error.sectionFailed')}</p>
      <p>{t('error.sectionHint')}</p>
    </Notice>
  );
}
