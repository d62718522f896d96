import { COSTS_PARAMETER, encodeCosts } from '@/domain/finance/costAssumptions';
import { encodePlan, PLAN_PARAMETER } from '@/domain/finance/chosenPlan';
import { port } from '@/effects/sagaContext';
import { put, select, type Saga } from '@/effects/sagaEffects';
import { watch, type WatchTable } from '@/effects/watch';
import { parameterChosen } from '@/store/address.actions';
import { selectFinance } from '../finance.selectors';
import { changesReported, costsChanged, planChanged } from '../finance.slice';

/** Specification 2 section 7: the ping comes after three changes, half a second after the last one. */
const CHANGES = 3;
const PING_MS = 500;
/** A slider that is dragged changes the address when it rests. */
const ADDRESS_MS = 300;

function* ping({ payload: { carId, plan } }: ReturnType<typeof planChanged>): Saga {
  const { changes } = yield* select(selectFinance);
  if (changes < CHANGES) return;
  const telemetry = yield* port('telemetry');
  telemetry.push({ event: 'finance_calculate', item_id: carId, finance_type: plan.kind, term: plan.months });
  yield* put(changesReported());
}

/** The address names the chosen plan, so that a reload, a bookmark and a shared link show it. */
function* writeAddress({ payload: { plan } }: ReturnType<typeof planChanged>): Saga {
  yield* put(parameterChosen({ name: PLAN_PARAMETER, value: encodePlan(plan) }));
}

/** The assumptions of running costs are in the address, too. */
function* writeCosts({ payload }: ReturnType<typeof costsChanged>): Saga {
  yield* put(parameterChosen({ name: COSTS_PARAMETER, value: encodeCosts(payload) || null }));
}

export const financeWatch: WatchTable = [
  watch({ on: planChanged, how: { debounce: PING_MS }, run: ping }),
  watch({ on: planChanged, how: { debounce: ADDRESS_MS }, run: writeAddress }),
  watch({ on: costsChanged, how: 'latest', run: writeCosts }),
];
