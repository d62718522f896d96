import { alertFeature } from '@/features/alert/alert.feature';
import { AlertBar as Bar } from '@/features/alert/components/AlertBar';
import { useFeature } from '@/store/StoreProvider';
import type { AlertBarFields } from './AlertBar.schema';

/** A message to every visitor. It stands only where it is switched on, has a type, and says something. */
export function AlertBar({ HasMessage, MessageType, MessageIcon, MessageTitle, MessageText }: AlertBarFields) {
  useFeature(alertFeature);
  if (!HasMessage || MessageType === '' || (MessageTitle === '' && MessageText === '')) return null;
  return (
    <Bar type={MessageType} icon={MessageIcon === '' ? null : MessageIcon} title={MessageTitle} text={MessageText} />
  );
}
