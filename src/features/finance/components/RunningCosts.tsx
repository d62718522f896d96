import { useState } from 'react';
import { useTexts } from '@/i18n/TextsProvider';
import { convertOdometer, shownOdometer } from '@/domain/cars/odometer';
import { parseDecimal } from '@/i18n/format';
import { selectContext } from '@/store/context';
import type { CarRecord } from '@/store/entities';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { TextInput } from '@/ui/primitives/TextInput';
import { costsChanged } from '../finance.slice';
import { selectRunningCosts } from '../finance.selectors';
import { amountsOf, currencySign } from './financeTexts';
import { financeStyles } from './finance.styles';

/** What the car costs a month to own and run, by assumptions that the visitor may change. Without credit. */
export function RunningCosts({ car }: { car: CarRecord }) {
  const texts = useTexts();
  const { t, format } = texts;
  const dispatch = useAppDispatch();
  const { currency, odometer } = useAppSelector(selectContext);
  const view = useAppSelector((state) => selectRunningCosts(state, car.car_id));
  const { rounded } = amountsOf(texts, currency);
  if (!view) return null;
  const { details, chosen, distance, hasTax } = view;
  const sum = (amount: number | null) => (amount === null ? t('finance.unknown') : rounded(amount));
  const unit = shownOdometer(odometer, format.locale);
  const tax = details.taxRates;
  const uses = details.uses.map(({ name, per100Km, price }) =>
    t(`finance.use.${name}`, {
      amount: format.number(per100Km, { decimals: 1 }),
      price: format.money(price, currency),
    }),
  );
  const [use, ...otherUses] = details.uses;
  // Of a plug-in hybrid, and where it is unknown, both.
  const energyLabel = t(use && otherUses.length === 0 ? `finance.energy.${use.name}` : 'finance.costEnergy');
  const rows: readonly { label: string; amount: number | null; note: string }[] = [
    { label: t('finance.costDepreciation'), amount: details.ownership, note: t('finance.costDepreciationNote') },
    ...(hasTax
      ? [
          {
            label: t('finance.costTax'),
            amount: details.tax,
            note: tax
              ? [
                  t('finance.costTaxNote', { source: tax.source, date: format.longDate(tax.since) }),
                  ...(tax.isRaised ? [t('finance.costTaxRaised')] : []),
                ].join(' ')
              : '',
          },
        ]
      : []),
    { label: energyLabel, amount: details.energy, note: uses.join(' ') },
    { label: t('finance.costService'), amount: details.service, note: t('finance.costStandardNote') },
    { label: t('finance.costTyres'), amount: details.tyres, note: t('finance.costStandardNote') },
  ];
  return (
    <section id="running-costs" css={financeStyles}>
      <h2>{t('finance.costTitle')}</h2>
      <div className="panel">
        <div className="choices" data-needs-script="">
          <NumberField
            label={t('finance.costDistance')}
            unit={t(`finance.distance.${unit}`)}
            value={convertOdometer(distance, odometer, unit)}
            onChange={(value) =>
              dispatch(costsChanged({ ...chosen, distance: convertOdometer(Math.round(value), unit, odometer) }))
            }
          />
          {details.uses.map(({ name, price }) => (
            <NumberField
              key={name}
              label={t(`finance.price.${name}`)}
              unit={currencySign(texts, currency)}
              value={price}
              onChange={(value) => dispatch(costsChanged({ ...chosen, energy: { ...chosen.energy, [name]: value } }))}
            />
          ))}
        </div>
        <dl className="figures">
          {rows.map(({ label, amount, note }) => (
            <div key={label}>
              <dt>
                {label}
                {note && <small>{note}</small>}
              </dt>
              <dd>{sum(amount)}</dd>
            </div>
          ))}
          <div className="total">
            <dt>{t(details.total === null ? 'finance.costSumKnown' : 'finance.costSum')}</dt>
            <dd>{t('finance.perMonth', { amount: rounded(details.known) })}</dd>
          </div>
        </dl>
        <p className="small">{t(hasTax ? 'finance.costLeavesOut' : 'finance.costLeavesOutTax')}</p>
      </div>
    </section>
  );
}

function NumberField({
  label,
  unit,
  value,
  onChange,
}: {
  label: string;
  unit: string;
  value: number;
  onChange: (value: number) => void;
}) {
  const { t, format } = useTexts();
  const [input, setInput] = useState<string | null>(null);
  const number = input === null ? value : parseDecimal(input);
  const isValid = number !== null && number > 0 && number <= 200_000;
  const finish = () => {
    if (input === null || !isValid) return;
    setInput(null);
    if (number !== value) onChange(number);
  };
  return (
    <TextInput
      label={label}
      unit={unit}
      inputMode="decimal"
      autoComplete="off"
      value={input ?? format.number(value)}
      {...(isValid ? {} : { error: t('finance.depositInvalid', { example: format.number(value) }) })}
      onChange={(event) => setInput(event.currentTarget.value)}
      onBlur={finish}
      onKeyDown={(event) => {
        if (event.key === 'Enter') finish();
      }}
    />
  );
}
