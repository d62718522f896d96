import { useState } from 'react';
import type { ModelSummary } from '@/domain/cars/modelSummary';
import { quoteLoan } from '@/domain/finance/finance';
import { disclosed, mapUndisclosed, type Disclosure } from '@/domain/finance/undisclosed';
import { narrowedList } from '@/domain/search/modelStock';
import { carModelsFeature } from '@/features/car-models/carModels.feature';
import { selectCarModel } from '@/features/car-models/carModels.selectors';
import { effectiveRateText } from '@/features/car-search/components/carTexts';
import { CreditDisclosure } from '@/features/finance/components/CreditDisclosure';
import { useTexts } from '@/i18n/TextsProvider';
import { selectCurrency } from '@/store/context';
import { useAppSelector } from '@/store/hooks';
import { LinkButton } from '@/ui/primitives/Button';
import { FootBar } from '@/ui/primitives/FootBar';
import { Link } from '@/ui/primitives/Link';
import { BlockButton } from '../parts/BlockButton';
import { BlockSection } from '../parts/BlockSection';
import { BlockTitle } from '../parts/BlockTitle';
import { keyed } from '../parts/keyed';
import { labelsOf } from '../parts/labels';
import { withFeatures } from '../parts/withFeatures';
import type { CarModelFields } from './CarModel.schema';
import { carModelStyles } from './CarModel.styles';
import { Colours, ModelDetails } from './ModelDetails';
import { firstColour, paintedColours, Pictures, Swatches } from './ModelPictures';
import { isGiven, KEY_FIGURES, useModelRows } from './useModelRows';

function CarModelView(fields: CarModelFields) {
  const { t } = useTexts();
  const { Title, TitleTag, Text, Image, Link: list, SecondLink } = fields;
  const summary = useAppSelector((state) => selectCarModel(state, list.href));
  const colours = paintedColours(Image, summary?.colours ?? []);
  const [chosenName, setChosenName] = useState<string | null>(null);
  const chosen = colours.find(({ name }) => name === chosenName) ?? firstColour(Image, colours);
  const Heading = TitleTag === 'H1' ? 'h2' : 'h3';
  const inStock = summary !== null && summary.total > 0;
  const currency = useAppSelector(selectCurrency);
  // A British quote is the lender's.
  const hasLoans = inStock && currency !== 'GBP' && summary.offers.some(({ loan }) => loan !== undefined);
  const buttons = (
    <div className="buttons">
      <BlockButton link={SecondLink} size="large" />
      {inStock && (
        <BlockButton
          link={{ ...list, text: t('block.modelAll', { count: summary.total }) }}
          type="Secondary"
          size="large"
        />
      )}
    </div>
  );
  const top = (proof: Disclosure | null) => (
    <>
      {Image && <Pictures image={Image} model={Title} colour={chosen} />}
      {chosen && <Swatches list={list.href} colours={colours} chosen={chosen} onChoose={setChosenName} />}
      <div className="words">
        <BlockTitle text={Title} tag={TitleTag} />
        {Text !== '' && <p>{Text}</p>}
        {summary?.total === 0 && <p>{t('block.modelNone', { model: Title })}</p>}
        {inStock && <Offers list={list.href} summary={summary} proof={proof} />}
        {buttons}
        <Figures fields={fields} summary={summary} />
        {inStock && summary.colours.length > 0 && (
          <div className="painted">
            <Heading>{t('block.modelColours')}</Heading>
            <Colours list={list.href} colours={summary.colours} />
          </div>
        )}
      </div>
    </>
  );
  return (
    <BlockSection styles={carModelStyles}>
      {/* The legal information is below the pictures, next to the prices. */}
      {hasLoans ? <CreditDisclosure of="credit">{top}</CreditDisclosure> : <div className="top">{top(null)}</div>}
      {inStock && (
        <ModelDetails
          list={list.href}
          summary={summary}
          heading={Heading}
          given={labelsOf(fields).map(([, value]) => value)}
        />
      )}
      {inStock && <TestDriveBar title={Title} summary={summary} link={SecondLink} />}
    </BlockSection>
  );
}

/** 'från 16,7 kWh/100 km': a number and its unit do not break. */
const withUnit = (text: string): string => text.replaceAll(/(\d) (?=\p{L})/gu, '$1\u00a0');

/** What the editor says of the model, and what the cars in stock have. */
function Figures({ fields, summary }: { fields: CarModelFields; summary: ModelSummary | null }) {
  const own = keyed(labelsOf(fields), ([label]) => label);
  return (
    <dl className="figures">
      {own.map(({ key, item: [label, value] }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{withUnit(value)}</dd>
        </div>
      ))}
      {summary && summary.total > 0 && (
        <StockFigures summary={summary} given={own.map(({ item: [, value] }) => value)} />
      )}
    </dl>
  );
}

/** @param given values that the editor gives already */
function StockFigures({ summary, given }: { summary: ModelSummary; given: readonly string[] }) {
  const { rows } = useModelRows(summary);
  return rows
    .filter(({ key, value }) => KEY_FIGURES.includes(key) && !isGiven(value, given))
    .map(({ key, label, value }) => (
      <div key={key}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ));
}

interface OfSummary {
  /** Address of the model's list. */
  list: string;
  summary: ModelSummary;
}

/** New, demonstration and used cars: each line leads to the list of them, and tells their prices and the least month. */
function Offers({ list, summary, proof }: OfSummary & { proof: Disclosure | null }) {
  const texts = useTexts();
  const { t, term, format } = texts;
  const currency = useAppSelector(selectCurrency);
  return (
    <ul className="offers">
      {summary.offers.map(({ condition, count, price, highest, loan }) => {
        const quote = loan && proof && disclosed(mapUndisclosed(loan, quoteLoan), proof);
        const month =
          quote &&
          t('card.loan', {
            monthly: format.money(Math.round(quote.monthlyCost), currency),
            rate: effectiveRateText(quote.effectiveRate, texts),
          });
        return (
          <li key={condition}>
            <Link href={narrowedList(list, 'car_condition', condition)}>
              <span>{`${term('car_condition', condition)}, ${t('block.modelStock', { count })}`}</span>
              {price !== null && (
                <strong>
                  {highest === undefined ? format.money(price, currency) : format.moneyRange(price, highest, currency)}
                </strong>
              )}
              {month && (
                <span className="month">{highest === undefined ? month : t('block.modelFrom', { price: month })}</span>
              )}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** At a phone's foot: the lowest price, and the way to a test drive. */
function TestDriveBar({
  title,
  summary,
  link,
}: {
  title: string;
  summary: ModelSummary;
  link: CarModelFields['SecondLink'];
}) {
  const { t, format } = useTexts();
  const currency = useAppSelector(selectCurrency);
  const prices = summary.offers.flatMap(({ price }) => price ?? []);
  if (link.href === '' || prices.length === 0) return null;
  return (
    <FootBar label={title}>
      <div className="price">
        <strong>{t('block.modelFrom', { price: format.money(Math.min(...prices), currency) })}</strong>
      </div>
      <LinkButton href={link.href}>{link.text}</LinkButton>
    </FootBar>
  );
}

/** A model: what it is, what the stock has of it, and the way to a test drive. */
export const CarModel = withFeatures([carModelsFeature], CarModelView);
