import { useSyncExternalStore, type ReactNode } from 'react';
import { useTexts } from '@/i18n/TextsProvider';
import { codeLoader } from '@/lib/loadCode';
import { Button } from './primitives/Button';
import { Notice } from './primitives/Notice';

const reload = () => window.location.reload();

/**
 * The fallback of a part whose code is loading: its children, or why the code does not arrive. A lost connection is
 * tried again without the visitor; a file that is gone needs the page's new version.
 */
export function CodePending({ children = null }: { children?: ReactNode }) {
  const { t } = useTexts();
  const status = useSyncExternalStore(codeLoader.subscribe, codeLoader.status, () => 'loading');
  if (status === 'loading') return children;
  const isGone = status === 'gone';
  return (
    <Notice
      announce="polite"
      actions={
        <Button variant="secondary" icon="reload" onClick={isGone ? reload : codeLoader.retry}>
          {t(isGone ? 'error.actionReload' : 'error.actionRetry')}
        </Button>
      }
    >
      {t(isGone ? 'error.codeGone' : 'error.codeLost')}
    </Notice>
  );
}
