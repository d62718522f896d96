import type { ReactNode } from 'react';
import { inboxErrors } from '@/errors/entries/inbox.errors';
import { textKeyOf } from '@/errors/known';
import type { AppError } from '@/errors/result';
import { useTexts } from '@/i18n/TextsProvider';
import { Button } from '@/ui/primitives/Button';
import { Notice } from '@/ui/primitives/Notice';

export interface InboxErrorProps {
  error: AppError | null;
  /** Shown where another try may help. */
  onRetry?: (() => void) | undefined;
  children?: ReactNode;
}

/** The text of an error with its recovery actions. */
export function InboxError({ error, onRetry, children }: InboxErrorProps) {
  const { t } = useTexts();
  const key = error && textKeyOf(error.code, inboxErrors);
  if (!error || !key) return null;
  return (
    <Notice
      tone="danger"
      announce="now"
      actions={
        <>
          {onRetry && (
            <Button variant="secondary" onClick={onRetry}>
              {t('error.actionRetry')}
            </Button>
          )}
          {children}
        </>
      }
    >
      <p>{t(key, error.params)}</p>
    </Notice>
  );
}
