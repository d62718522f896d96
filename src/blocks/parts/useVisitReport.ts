import { download } from '@/features/telemetry/view/download';
import { useExportRecording } from '@/store/StoreProvider';

/** "Skicka felrapport": the visit without personal data, as a file of the visitor's. */
export function useVisitReport(): () => Promise<void> {
  const exportRecording = useExportRecording();
  return async () => {
    const recording = await exportRecording();
    if (recording) download('forecourt-recording.json', JSON.stringify(recording));
  };
}
