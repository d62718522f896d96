import { inboxFeature } from '@/features/inbox/inbox.feature';
import { Inbox } from '@/features/inbox/components/Inbox';
import { getInboxProps } from '@/ssr/inbox';
import { createInboxPorts } from '@/store/inboxPorts';
import { useFeatures } from '@/store/StoreProvider';

export const getServerSideProps = getInboxProps;

const features = [inboxFeature];

export default function InboxPage() {
  useFeatures(features);
  return <Inbox />;
}

/** Not a visit: no banner, no analytics. */
InboxPage.editors = true;
InboxPage.ports = createInboxPorts;
