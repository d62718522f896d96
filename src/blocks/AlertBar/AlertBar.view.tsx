import { alertFeature } from '@/features/alert/alert.feature';
import { AlertBar as Bar } from '@/features/alert/components/AlertBar';
import { withFeatures } from '../parts/withFeatures';
import type { AlertBarFields } from './AlertBar.schema';

function AlertBarView({ HasMessage, MessageType, MessageIcon, MessageTitle, MessageText }: AlertBarFields) {
  if (!HasMessage || MessageType === '' || (MessageTitle === '' && MessageText === '')) return null;
  return (
    <Bar type={MessageType} icon={MessageIcon === '' ? null : MessageIcon} title={MessageTitle} text={MessageText} />
  );
}

/** A message to every visitor. Rendered only where it is switched on and has a type and a text. */
export const AlertBar = withFeatures([alertFeature], AlertBarView);
