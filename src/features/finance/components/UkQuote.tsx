import { inputOfProduct, kindOf, type QuoteInput } from '@/domain/finance/quoteInput';
import type { FinanceProduct } from '@/domain/finance/codeweaver';
import { useTexts } from '@/i18n/TextsProvider';
import { useAppDispatch } from '@/store/hooks';
import { ukFinanceActions, type Quotation } from '../ukFinance.slice';
import { amountsOf } from './financeTexts';
import { SliderField } from './SliderField';

const MILES = { min: 5_000, max: 30_000, step: 1_000 } as const;
const MONTHS = { pcp: { min: 24, max: 48, step: 12 }, hp: { min: 12, max: 60, step: 12 } } as const;

/** The figures to change below the example. The lender moves a figure into its own limits and says so. */
export function UkQuote({
  quotation,
  input,
  products,
  price,
  isBusy,
}: {
  quotation: Quotation;
  input: QuoteInput | null;
  products: readonly FinanceProduct[];
  price: number;
  isBusy: boolean;
}) {
  const texts = useTexts();
  const { t, format } = texts;
  const dispatch = useAppDispatch();
  const { rounded, exact } = amountsOf(texts, 'GBP');
  // As the example writes it.
  const pounds = (amount: number) => exact(amount).replace('£', '');
  if (!input) return null;
  const kind = kindOf(input.familyKey);
  const change = (lastTouched: Exclude<QuoteInput['lastTouched'], 'product'>) => (value: number) =>
    dispatch(ukFinanceActions.inputChanged({ ...input, [lastTouched]: value, lastTouched }));
  const { Apply, PartExchange } = quotation.quote.QuoteActions;
  return (
    <div aria-busy={isBusy}>
      {products.length > 1 && (
        <fieldset className="products">
          <legend>{t('finance.product')}</legend>
          {products.map((product) => (
            <label key={product.FamilyKey}>
              <input
                type="radio"
                name="finance-product"
                checked={product.FamilyKey === input.familyKey}
                onChange={() => dispatch(ukFinanceActions.inputChanged(inputOfProduct(product)))}
              />
              {product.Name}
            </label>
          ))}
        </fieldset>
      )}
      <div className="calculator">
        <div className="controls">
          <SliderField
            label={t('finance.deposit')}
            value={input.deposit}
            write={pounds}
            limits={{ min: 0, max: Math.round((price * 0.6) / 100) * 100, step: 100 }}
            unit="£"
            isUnitFirst
            read={rounded}
            onChange={change('deposit')}
          />
          <SliderField
            label={t('finance.monthlyCost')}
            value={input.payment}
            write={pounds}
            limits={{ min: 50, max: Math.max(100, Math.ceil(price / 1200) * 100), step: 5 }}
            unit="£"
            isUnitFirst
            read={rounded}
            onChange={change('payment')}
          />
        </div>
        <div className="controls">
          <SliderField
            label={t('finance.term')}
            value={input.months}
            limits={MONTHS[kind]}
            unit={t('finance.monthsUnit')}
            read={(count) => t('finance.months', { count })}
            onChange={change('months')}
          />
          {kind === 'pcp' && (
            <SliderField
              label={t('finance.leaseMileage')}
              value={input.mileage}
              limits={MILES}
              unit={t('finance.miles')}
              read={(miles) => format.distance(miles, 'mi')}
              onChange={change('mileage')}
            />
          )}
        </div>
      </div>
      {quotation.notifications.map(({ Message }) => (
        <p key={Message} role="status">
          {Message}
        </p>
      ))}
      <p className="links">
        <a
          className="primary"
          href={Apply}
          onClick={() => dispatch(ukFinanceActions.applicationOpened({ to: 'reserve' }))}
        >
          {t('finance.reserve')}
        </a>
        {PartExchange && (
          <a href={PartExchange} onClick={() => dispatch(ukFinanceActions.applicationOpened({ to: 'partExchange' }))}>
            {t('finance.partExchange')}
          </a>
        )}
      </p>
      <div className="legal">
        {quotation.terms
          .split(/\n{2,}/)
          .filter(Boolean)
          .map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
      </div>
    </div>
  );
}
