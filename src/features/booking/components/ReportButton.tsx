import { createContext, use, useState } from 'react';
import { useTexts } from '@/i18n/TextsProvider';
import { Button } from '@/ui/primitives/Button';

/**
 * Downloads the recorded visit without personal data and returns whether it succeeded; null when nothing is recorded.
 */
export const ReportContext = createContext<(() => Promise<boolean>) | null>(null);

/** Shown next to an error: lets the visitor download a report of the visit. */
export function ReportButton() {
  const { t } = useTexts();
  const report = use(ReportContext);
  const [isSaved, setSaved] = useState<boolean | null>(null);
  if (!report) return null;
  const save = async () => setSaved(await report());
  return (
    <>
      <Button variant="ghost" onClick={save}>
        {t('frame.report')}
      </Button>
      <small role="status">{isSaved !== null && t(isSaved ? 'frame.reportSaved' : 'frame.reportFailed')}</small>
    </>
  );
}
