import { useEffect, useRef, useState } from 'react';
import { useTexts } from '@/i18n/TextsProvider';
import { Button } from '@/ui/primitives/Button';
import { Checkbox } from '@/ui/primitives/Checkbox';
import type { ConsentChoice } from '../consent.slice';

export interface ConsentSettingsProps {
  choice: ConsentChoice | null;
  onSave(choice: ConsentChoice): void;
  /** Withdraws consent: as easy as giving it. */
  onWithdraw(): void;
  onBack(): void;
}

/**
 * The banner's second page. It takes the focus and returns it to the button that opened it; only categories chosen
 * before are preselected.
 */
export function ConsentSettings({ choice, onSave, onWithdraw, onBack }: ConsentSettingsProps) {
  const { t } = useTexts();
  const [draft, setDraft] = useState<ConsentChoice>(choice ?? { analytics: false, marketing: false });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    heading.current?.focus();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);

  return (
    <>
      <h2 tabIndex={-1} ref={heading}>
        {t('consent.settingsTitle')}
      </h2>
      <div className="categories">
        <div>
          <Checkbox checked disabled count={t('consent.alwaysOn')}>
            <strong>{t('consent.necessary')}</strong>
          </Checkbox>
          <p>{t('consent.necessaryText')}</p>
        </div>
        <div>
          <Checkbox
            checked={draft.memory ?? false}
            onChange={(event) => setDraft({ ...draft, memory: event.target.checked })}
          >
            <strong>{t('consent.memory')}</strong>
          </Checkbox>
          <p>{t('consent.memoryText')}</p>
        </div>
        <div>
          <Checkbox
            checked={draft.analytics}
            onChange={(event) => setDraft({ ...draft, analytics: event.target.checked })}
          >
            <strong>{t('consent.statistics')}</strong>
          </Checkbox>
          <p>{t('consent.statisticsText')}</p>
        </div>
        <div>
          <Checkbox
            checked={draft.marketing}
            onChange={(event) => setDraft({ ...draft, marketing: event.target.checked })}
          >
            <strong>{t('consent.marketing')}</strong>
          </Checkbox>
          <p>{t('consent.marketingText')}</p>
        </div>
      </div>
      <div className="choices">
        <Button variant="secondary" onClick={() => onSave(draft)}>
          {t('consent.save')}
        </Button>
        <Button variant="secondary" onClick={() => onSave({ analytics: true, marketing: true, memory: true })}>
          {t('consent.acceptAll')}
        </Button>
        {choice !== null && (choice.analytics || choice.marketing || choice.memory) && (
          <Button variant="secondary" onClick={onWithdraw}>
            {t('consent.withdraw')}
          </Button>
        )}
        <Button variant="secondary" onClick={onBack}>
          {t('consent.back')}
        </Button>
      </div>
    </>
  );
}
