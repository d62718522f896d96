import { useRouter } from 'next/compat/router';
import { useId, useRef, useState, type FormEvent } from 'react';
import { SEARCHED_COST } from '@/domain/finance/monthlyCost';
import { selectPlate } from '@/features/sell-car/plate.selectors';
import { plateGiven } from '@/features/sell-car/plateGiven.actions';
import { selectStockSummary } from '@/features/stock-summary/stockSummary.selectors';
import type { MonthlyStep } from '@/features/stock-summary/stockSummary.slice';
import { facetName } from '@/i18n/list/filterText';
import { useTexts } from '@/i18n/TextsProvider';
import { loadCode } from '@/lib/loadCode';
import { selectCurrency, selectOdometer, selectPaths } from '@/store/context';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useLazyFeatures } from '@/store/StoreProvider';
import { Icon } from '@/ui/primitives/Icon';
import { Link } from '@/ui/primitives/Link';
import { plateStyles } from '@/ui/primitives/plate.styles';
import { CountedCars } from './CountedCars';
import { SearchField } from './SearchField';
import { stockSearchStyles } from './stockSearch.styles';

type Mode = 'buy' | 'month' | 'sell';

/**
 * The search of a hero; for one of the whole stock, by text or by the month, with quick searches below, and with a way
 * to the form that sells a car.
 */
export function StockSearch({ url, prefillFrom }: { url: string; prefillFrom?: string }) {
  const { t, format } = useTexts();
  const { total, quick, months } = useAppSelector(selectStockSummary);
  const { carList, sellCar } = useAppSelector(selectPaths);
  const currency = useAppSelector(selectCurrency);
  const isFullStock = url === carList && total > 0;
  const modes: Mode[] = isFullStock
    ? ['buy', ...(months.length > 1 ? ['month' as const] : []), ...(sellCar ? ['sell' as const] : [])]
    : ['buy'];
  const fieldId = useId();
  const names = { buy: t('home.wayBuy'), month: t('home.wayMonth'), sell: t('home.waySell') };
  return (
    <div css={stockSearchStyles} className="search">
      {modes.length > 1 && (
        <fieldset className="modes">
          <legend>{t('home.ways')}</legend>
          {modes.map((mode) => (
            <label key={mode}>
              <input type="radio" name="mode" value={mode} defaultChecked={mode === 'buy'} />
              <span>{names[mode]}</span>
            </label>
          ))}
        </fieldset>
      )}
      <div className="by-text">
        {modes.length > 1 && <label htmlFor={fieldId}>{t('block.search')}</label>}
        <SearchField url={url} fieldId={fieldId} prefillFrom={prefillFrom} {...(isFullStock && { total })} />
      </div>
      {modes.includes('month') && <ByMonth url={carList} months={months} />}
      {sellCar && modes.includes('sell') && <ByPlate url={sellCar} />}
      {url === carList && quick.length > 0 && (
        <ul className="quick" aria-label={t('home.quickSearches')}>
          {quick.map((search) => (
            <li key={search.href}>
              <Link href={search.href} data-button="">
                {'text' in search
                  ? search.text
                  : t('home.quickMax', { price: format.money(search.maxPrice, currency) })}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** By what a car costs to own a month; the list tells the assumptions and lets the visitor change them. */
function ByMonth({ url, months }: { url: string; months: readonly MonthlyStep[] }) {
  const texts = useTexts();
  const { format, t } = texts;
  const currency = useAppSelector(selectCurrency);
  const odometer = useAppSelector(selectOdometer);
  const middle = months[Math.floor((months.length - 1) / 2)];
  const [max, setMax] = useState(middle?.max);
  const count = months.find((step) => step.max === max)?.count ?? 0;
  return (
    <form className="by-month" method="get" action={url}>
      <label>
        {facetName(SEARCHED_COST, texts, odometer)}
        <span className="box">
          <select
            name={`${SEARCHED_COST}_max`}
            defaultValue={middle?.max}
            onChange={({ currentTarget }) => setMax(Number(currentTarget.value))}
          >
            {months.map((step) => (
              <option key={step.max} value={step.max}>
                {t('home.atMost', { price: format.money(step.max, currency), count: format.number(step.count) })}
              </option>
            ))}
          </select>
          <Icon name="chevron" />
        </span>
      </label>
      <button type="submit" className="go">
        <Icon name="search" />
        <CountedCars count={count} />
      </button>
    </form>
  );
}

const loadHandover = () => loadCode(async () => (await import('../plateGiven.features')).plateGivenFeatures);

/**
 * To the form that sells a car, with the registration number. The field has no name, so that the number is in no address
 * (decision 15d), also without script.
 */
function ByPlate({ url }: { url: string }) {
  const { t } = useTexts();
  const router = useRouter();
  const dispatch = useAppDispatch();
  const { country, example } = useAppSelector(selectPlate);
  const field = useRef<HTMLInputElement>(null);
  const [isNear, setNear] = useState(false);
  useLazyFeatures(isNear ? loadHandover : null);
  const go = (event: FormEvent) => {
    const regno = field.current?.value.trim() ?? '';
    if (!router) return;
    event.preventDefault();
    const open = () => void router.push(url);
    if (regno === '') return open();
    // Pressed before the code is there: its sagas were attached by the time that this continues.
    const give = () => dispatch(plateGiven({ regno }));
    loadHandover().then(give).then(open, open);
  };
  return (
    <form
      css={[plateStyles, { '--plate-country': JSON.stringify(country) }]}
      className="by-plate"
      action={url}
      onFocus={() => setNear(true)}
      onSubmit={go}
    >
      <label className="plate" data-needs-script="">
        {t('sell.regno')}
        <span className="box">
          <input
            ref={field}
            placeholder={example}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={10}
          />
        </span>
      </label>
      <button type="submit" className="go">
        {t('home.valueCar')}
      </button>
    </form>
  );
}
