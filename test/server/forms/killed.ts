import type { IncomingSubmission } from '@/server/forms/forms.service';
import { carStoreSe } from '@/sites/car-store-se';
import { stockCar, values } from './area';

export const car = stockCar.car_id;

export const submission = (carId: string): IncomingSubmission => ({
  site: carStoreSe,
  locale: 'sv-SE',
  kind: 'contact',
  formSubmissionId: 'submission-of-the-killed',
  values: values({ car: carId }),
  isHeld: false,
});
