import { download } from '@/features/telemetry/components/download';
import { useExportRecording, useReport } from '@/store/StoreProvider';

/**
 * "Skicka felrapport": downloads the recording of the visit without personal data. Resolves to whether it was saved; a
 * failure is reported.
 */
export function useVisitReport(): () => Promise<boolean> {
  const exportRecording = useExportRecording();
  const report = useReport('visit report');
  return async () => {
    try {
      const recording = await exportRecording();
      if (!recording) return false;
      download('forecourt-recording.json', JSON.stringify(recording));
      return true;
    } catch (error) {
      report(error);
      return false;
    }
  };
}
