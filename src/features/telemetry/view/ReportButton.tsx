import { useTexts } from '@/i18n/TextsProvider';
import { Button } from '@/ui/primitives/Button';
import { download } from './download';

export interface ReportButtonProps {
  /** The recording of the visit without personal data; null where nothing is recorded. */
  makeReport: () => object | null;
}

/** The visitor saves what happened on their screen, to send it along with a question. */
export function ReportButton({ makeReport }: ReportButtonProps) {
  const { t } = useTexts();
  const save = () => {
    const report = makeReport();
    if (report) download('forecourt-recording.json', JSON.stringify(report));
  };
  return <Button variant="ghost" onClick={save}>{t('dev.exportRecording')}</Button>;
}
