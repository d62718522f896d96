import { planText } from '@/i18n/planText';
import { useTexts } from '@/i18n/TextsProvider';
import { selectCurrency } from '@/store/context';
import type { CarRecord } from '@/store/entities';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/primitives/Button';
import { selectAttachedPlan } from '../contact.selectors';
import { contactActions } from '../contact.slice';

/** The finance plan that goes along, by its terms: a monthly price would need the legal information here, too. */
export function AttachedPlan({ car, disabled }: { car: CarRecord; disabled: boolean }) {
  const texts = useTexts();
  const dispatch = useAppDispatch();
  const currency = useAppSelector(selectCurrency);
  const plan = useAppSelector(selectAttachedPlan);
  if (!plan) return null;
  return (
    <div className="plan">
      <p>
        {texts.t('contact.plan')}{' '}
        <strong>{planText(plan, texts, { currency, odometer: car.car_odometer ?? 'km' })}</strong>
      </p>
      <Button variant="ghost" flush disabled={disabled} onClick={() => dispatch(contactActions.planRemoved({ plan }))}>
        {texts.t('contact.planRemove')}
      </Button>
    </div>
  );
}
