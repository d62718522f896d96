import { defineFeature } from '@/effects/feature';
import { contactChosen } from '@/features/dealers/contact.actions';
import { analyticsEvent } from './analyticsMapping';
import { analyticsWatch } from './sagas/analytics.saga';

/** Ways to a facility that a visitor chooses; attached with the blocks that show them. */
export const contactTelemetryFeature = defineFeature({
  name: 'contactTelemetry',
  owner: 'page',
  slices: [],
  watch: analyticsWatch([
    analyticsEvent(contactChosen, ({ payload: { method, facility } }) => ({
      event: 'contact_click',
      method,
      location_id: facility,
    })),
  ]),
  public: [],
});
