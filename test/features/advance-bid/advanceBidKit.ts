import type { FormRequest } from '@/domain/forms/submission';
import { advanceBidFeature } from '@/features/advance-bid/advanceBid.feature';
import { selectAdvanceBid } from '@/features/advance-bid/advanceBid.selectors';
import { advanceBidActions, emptyBid, type BidDraft } from '@/features/advance-bid/advanceBid.slice';
import type { CarRecord } from '@/store/entities';
import { normalizeCars } from '@/store/entities.normalize';
import { fakeAddress, fakePorts, fakeStorage, returns, type FakeCall } from '@test/kit/fakePorts';
import { runFeature } from '@test/kit/runFeature';
import { aContext } from '../../store/storeKit';

export const AUCTION = {
  rules: '/regler',
  guide: '/sa-fungerar-det',
  feesPage: '/avgifter',
  steps: [{ below: 50_000, step: 500 }, { step: 1_000 }],
  fees: [{ upTo: 75_000, fee: 2_990 }, { fee: 3_990 }],
};
export const LOT: CarRecord = {
  car_id: '1000001',
  slug: 'volvo-v60',
  car_brand: 'Volvo',
  car_model: 'V60',
  car_price: 25_000,
  car_price_currency: 'SEK',
  car_lot_number: '214',
  car_bids_end: '2026-11-24T18:40:00.000Z',
};
/** As the form shows the first bid. */
export const FIRST_BID = '25 000';
/** Words that stand nowhere else, so that one of them in a recording is a leak. */
export const DRAFT: BidDraft = {
  ...emptyBid,
  bid: '45 500 kr',
  name: 'Ragnhild Lönnqvist',
  phone: '070-174 06 08',
  email: 'ragnhild.lonnqvist@example.com',
  terms: true,
};
export const RECEIPT = { reference: 'K7QM-2XWD', reply: null };

/** The page of a lot, with its form. */
export function visitBid({
  submit = returns(RECEIPT),
  session = fakeStorage(),
}: { submit?: FakeCall; session?: ReturnType<typeof fakeStorage> } = {}) {
  const requests: FormRequest<object>[] = [];
  const run = runFeature(advanceBidFeature, {
    ports: fakePorts({
      session,
      address: fakeAddress('/kop-bil/1000001/volvo-v60?x=1#advance-bid'),
      forms: {
        submit: (request, signal) => {
          // As over the wire.
          requests.push(structuredClone(request));
          return submit(request, signal);
        },
      },
    }),
    state: {
      context: aContext({ auction: AUCTION }),
      entities: { cars: {}, facilities: {}, ...normalizeCars([LOT]).entities },
    },
  });
  return {
    ...run,
    requests,
    session,
    bid: () => selectAdvanceBid(run.state()),
    opens: (carId = LOT.car_id) => run.dispatch(advanceBidActions.opened({ carId, bid: FIRST_BID })),
    sends: (draft: BidDraft = DRAFT) => run.dispatch(advanceBidActions.submitted({ draft, filledMs: 30_000 })),
  };
}
