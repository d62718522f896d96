import type { Orm } from '../database/orm';
import type { Confirmations } from '../messages/confirmations';
import { createEmbeddedForms, type EmbeddedForms, type EmbeddedFormsParts } from './embedded.forms';
import type { AdvanceBidFormParts } from './advanceBid.form';
import { formDefinitions } from './formDefinitions';
import type { SellCarFormParts } from './sellCar.form';
import type { TireRequestFormParts } from './tireRequest.form';
import type { ContactFormParts } from './contact.form';
import type { OnlineFormParts } from './onlineForm.form';
import type { FormsService } from './forms.service';
import { createStaffMailLimit } from './staffMailLimit';
import { createSubmissionsStore } from './submissions.store';
import { createUpstreamForms, type FormsUpstream } from './upstream.forms';

export interface OpenForms {
  service: FormsService;
  /** null: another service has the submissions. */
  embedded: Pick<EmbeddedForms, 'deliveryOf'> | null;
  /** Deletes what was submitted too long ago. */
  deleteOld(): Promise<void>;
  /** Resolves when the background work has ended. */
  close(): Promise<void>;
}

const DELETE_EVERY_MS = 3_600_000;
const DAY_MS = 86_400_000;
/** A submission that could not be delivered is stored as long as its messages are. */
const UNDELIVERED_DAYS = 365;
const BATCH = 500;

/** The forms service of this configuration. */
export function openForms({
  upstream,
  orm,
  report,
  confirmations,
  retentionDays,
  now = Date.now,
  ...parts
}: Omit<EmbeddedFormsParts, 'submissions' | 'definitions'> &
  ContactFormParts &
  SellCarFormParts &
  TireRequestFormParts &
  AdvanceBidFormParts &
  Omit<OnlineFormParts, 'report'> & {
    upstream: FormsUpstream | undefined;
    orm: Orm;
    report: (error: unknown) => void;
    /** For letters that one device causes to many visitors; absent: they are all sent at once. */
    confirmations?: Pick<Confirmations, 'causedBy' | 'hold'>;
    /** Days until a delivered submission is deleted. */
    retentionDays: number;
  }): OpenForms {
  const submissions = createSubmissionsStore(orm, confirmations, createStaffMailLimit(parts.origin));
  const embedded = createEmbeddedForms({
    ...parts,
    submissions,
    definitions: formDefinitions({ ...parts, report }),
    now,
  });
  const service = upstream ? createUpstreamForms(upstream, { report }) : embedded;
  const closing = new AbortController();
  let deleting: Promise<void> = Promise.resolve();

  async function deleteInBatches(): Promise<void> {
    const before = (days: number) => new Date(now() - days * DAY_MS);
    const limits = { handled: before(retentionDays), any: before(Math.max(retentionDays, UNDELIVERED_DAYS)) };
    while (!closing.signal.aborted && (await submissions.deleteOld(limits, BATCH)) === BATCH);
  }
  const deleteOld = (): Promise<void> => (deleting = deleting.catch(() => undefined).then(deleteInBatches));
  const deleteSoon = (): void => void deleteOld().catch(report);
  deleteSoon();
  const timer = setInterval(deleteSoon, DELETE_EVERY_MS);
  timer.unref();
  return {
    service,
    embedded: upstream ? null : embedded,
    deleteOld,
    async close() {
      closing.abort();
      clearInterval(timer);
      await deleting.catch(() => undefined);
    },
  };
}
