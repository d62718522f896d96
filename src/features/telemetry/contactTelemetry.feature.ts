import { defineFeature } from '@/effects/feature';
import { contactChosen } from './contact.actions';
import { measure } from './measure';
import { measureWatch } from './sagas/measure.saga';

/** Ways to a facility that a visitor chooses; attached with the blocks that show them. */
export const contactTelemetryFeature = defineFeature({
  name: 'contactTelemetry',
  owner: 'page',
  slices: [],
  watch: measureWatch([
    measure(contactChosen, ({ payload: { method, facility } }) => ({
      event: 'contact_click',
      method,
      location_id: facility,
    })),
  ]),
  public: [],
});
