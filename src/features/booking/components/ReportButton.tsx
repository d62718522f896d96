import { createContext, use, useState } from 'react';
import { useTexts } from '@/i18n/TextsProvider';
import { Button } from '@/ui/primitives/Button';

/** Gives the visitor their visit as a file without personal data and says whether they have it; null where nothing is recorded. */
export const ReportContext = createContext<(() => Promise<boolean>) | null>(null);

/** Beside what failed: the way to tell us what led there. */
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
