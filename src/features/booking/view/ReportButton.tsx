import { createContext, use, useState } from 'react';
import { useTexts } from '@/i18n/TextsProvider';
import { Button } from '@/ui/primitives/Button';

/** Gives the visitor their visit as a file without personal data; null where nothing is recorded. */
export const ReportContext = createContext<(() => Promise<void>) | null>(null);

/** Beside what failed: the way to tell us what led there. */
export function ReportButton() {
  const { t } = useTexts();
  const report = use(ReportContext);
  const [isSaved, setSaved] = useState(false);
  if (!report) return null;
  const save = async () => {
    await report();
    setSaved(true);
  };
  return (
    <>
      <Button variant="ghost" onClick={() => void save()}>{t('frame.report')}</Button>
      <small role="status">{isSaved ? t('booking.reportSaved') : ''}</small>
    </>
  );
}
