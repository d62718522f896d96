import type { UnknownAction } from '@reduxjs/toolkit';
import type { LeadReason } from '@/domain/forms/contact';
import { compareFeature } from '@/features/compare/compare.feature';
import { carToggled, comparisonOpened } from '@/features/compare/compare.slice';
import { contactFeature } from '@/features/contact/contact.feature';
import { contactActions, emptyDraft } from '@/features/contact/contact.slice';
import { financeFeature } from '@/features/finance/finance.feature';
import { ukFinanceActions } from '@/features/finance/ukFinance.slice';
import { carTelemetryFeature } from '@/features/telemetry/carTelemetry.feature';
import { telemetryFeature } from '@/features/telemetry/telemetry.feature';
import { pageDescribed } from '@/features/telemetry/telemetry.slice';
import { contextGiven } from '@/store/context';
import { entitiesArrived } from '@/store/entities';
import { normalizeCars } from '@/store/entities.normalize';
import { runFeature } from '@test/kit/runFeature';
import { aContext } from '../../store/storeKit';
import { CAR, DRAFT, RECEIPT, SELLERS } from '../contact/contactKit';
import { aDefaultRequest, anInput, aProduct, aQuotation } from '../finance/ukFinanceKit';

const viewed = {
  value: 249_900,
  currency: 'SEK',
  items: [{ item_id: CAR.car_id, item_name: 'Volvo V60', item_brand: 'Volvo', location_id: '100', price: 249_900 }],
};

async function reported(...actions: UnknownAction[]) {
  const run = runFeature(carTelemetryFeature, {
    others: [telemetryFeature, compareFeature, contactFeature, financeFeature],
  });
  run.dispatch(contextGiven(aContext()));
  run.dispatch(pageDescribed({ tagManager: null, name: null, variantId: null }));
  run.dispatch(entitiesArrived(normalizeCars([CAR]).entities));
  actions.forEach(run.dispatch);
  await run.end();
  return run.ports.telemetry.messages;
}

describe('telemetry of comparing', () => {
  it('H-01 add_to_compare is sent for a car that was added, not for one that was removed, refused or restored', async () => {
    const { car_id: carId } = CAR;
    expect(await reported(carToggled({ carId }))).toEqual([{ event: 'add_to_compare', ecommerce: viewed }]);
    expect(await reported(carToggled({ carId }), carToggled({ carId }))).toHaveLength(1);
    expect(await reported(comparisonOpened({ carIds: [carId], plan: null, weights: {} }))).toEqual([]);
    const six = Array.from({ length: 6 }, (_, index) => carToggled({ carId: String(200_001 + index) }));
    expect(await reported(...six, carToggled({ carId }))).toEqual([]);
  });
});

describe('telemetry of a lead', () => {
  it.each<[LeadReason, boolean, boolean]>([
    ['contact', false, false],
    ['quote', true, false],
    ['testDrive', false, true],
    ['both', true, true],
  ])('H-02 generate_lead says that the reason is %s, and nothing that was typed', async (reason, quote, testDrive) => {
    const messages = await reported(
      contactActions.opened({ carId: CAR.car_id, sellers: SELLERS }),
      contactActions.submitted({ draft: { ...DRAFT, quote, testDrive }, filledMs: 1 }),
      contactActions.sent(RECEIPT),
    );
    expect(messages).toEqual([{ event: 'generate_lead', lead_reason: reason, ecommerce: viewed }]);
    const text = JSON.stringify(messages);
    for (const secret of [DRAFT.name, DRAFT.phone, DRAFT.email, DRAFT.message, RECEIPT.reference])
      expect(text).not.toContain(secret);
  });

  it('H-02 a failure is reported by its name', async () => {
    expect(
      await reported(
        contactActions.opened({ carId: CAR.car_id, sellers: SELLERS }),
        contactActions.submitted({ draft: emptyDraft, filledMs: 1 }),
        contactActions.submitFailed({ error: { code: 'FORM_FAILED', params: {} } }),
      ),
    ).toEqual([{ event: 'failure', name: 'form_failed' }]);
  });
});

describe('telemetry of British finance', () => {
  const requested = ukFinanceActions.quoteRequested({ request: aDefaultRequest, plan: null });
  const loaded = ukFinanceActions.productsLoaded({ products: [aProduct()] });
  const quoted = ukFinanceActions.quoted(aQuotation());
  const step = (name: string) => ({
    event: 'finance_step',
    step: name,
    item_id: aDefaultRequest.vehicle.id,
    finance_type: 'pcp',
  });

  it('H-05 finance_step is sent for the quote on offer and for going on to an application, not for a slider', async () => {
    expect(
      await reported(
        requested,
        loaded,
        quoted,
        ukFinanceActions.inputChanged(anInput({ deposit: 2_000 })),
        quoted,
        ukFinanceActions.applicationOpened({ to: 'reserve' }),
        ukFinanceActions.applicationOpened({ to: 'partExchange' }),
      ),
    ).toEqual([step('quoted'), step('reserve'), step('partExchange')]);
  });

  it('H-05 failures are reported by their names', async () => {
    expect(
      await reported(
        requested,
        ukFinanceActions.productsFailed({ error: { code: 'FINANCE_DEFAULT_FAILED', params: {} } }),
      ),
    ).toEqual([{ event: 'failure', name: 'finance_default_failed' }]);
    expect(
      await reported(
        requested,
        loaded,
        ukFinanceActions.quoteFailed({ error: { code: 'FINANCE_QUOTE_FAILED', params: {} } }),
      ),
    ).toEqual([{ event: 'failure', name: 'finance_quote_failed' }]);
  });
});
