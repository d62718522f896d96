import type { ModelColour, ModelSummary, ModelVersion, Span } from '@/domain/cars/modelSummary';
import { quoteLoan } from '@/domain/finance/finance';
import { disclosed, mapUndisclosed, type Disclosure } from '@/domain/finance/undisclosed';
import { carPath } from '@/domain/sites/routes';
import { narrowedList } from '@/domain/search/modelStock';
import { carModelsFeature } from '@/features/car-models/carModels.feature';
import { selectCarModel } from '@/features/car-models/carModels.selectors';
import { effectiveRateText } from '@/features/car-search/components/carTexts';
import { CreditDisclosure } from '@/features/finance/components/CreditDisclosure';
import { useTexts } from '@/i18n/TextsProvider';
import { selectContext, selectCurrency, selectPaths } from '@/store/context';
import { useAppSelector } from '@/store/hooks';
import { Link } from '@/ui/primitives/Link';
import { BlockButton } from '../parts/BlockButton';
import type { ImageValue } from '../fields.schema';
import { BlockPicture, isStudioPicture } from '../parts/BlockPicture';
import { BlockSection } from '../parts/BlockSection';
import { BlockTitle } from '../parts/BlockTitle';
import { keyed } from '../parts/keyed';
import { labelsOf } from '../parts/labels';
import { withFeatures } from '../parts/withFeatures';
import type { CarModelFields } from './CarModel.schema';
import { carModelStyles } from './CarModel.styles';

const LARGE = '(min-width: 1024px) 56vw, 100vw';
const SMALL = '(min-width: 1024px) 28vw, 50vw';
/** The address of a drawing of the studio, which has others of the same car. */
const FRONT = /\/([a-z]+)\/front34-([a-z]+)(?=\.)/;

function CarModelView(fields: CarModelFields) {
  const { t } = useTexts();
  const { Title, TitleTag, Text, Image, Link: list, SecondLink } = fields;
  const summary = useAppSelector((state) => selectCarModel(state, list.href));
  const labels = labelsOf(fields);
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
      {Image && <Pictures image={Image} model={Title} looks={summary?.looks} />}
      <div className="words">
        <BlockTitle text={Title} tag={TitleTag} />
        {Text !== '' && <p>{Text}</p>}
        {summary?.total === 0 && <p>{t('block.modelNone', { model: Title })}</p>}
        {inStock && <Offers list={list.href} summary={summary} proof={proof} />}
        {buttons}
      </div>
    </>
  );
  return (
    <BlockSection styles={carModelStyles}>
      {/* The legal information is below the pictures, next to the prices. */}
      {hasLoans ? <CreditDisclosure of="credit">{top}</CreditDisclosure> : <div className="top">{top(null)}</div>}
      {labels.length > 0 && (
        <dl className="figures">
          {keyed(labels, ([label]) => label).map(({ key, item: [label, value] }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>{withUnit(value)}</dd>
            </div>
          ))}
        </dl>
      )}
      {inStock && <Details list={list.href} summary={summary} heading={TitleTag === 'H1' ? 'h2' : 'h3'} />}
    </BlockSection>
  );
}

const ANGLES = [
  ['front34', 'block.modelFront'],
  ['side', 'block.modelSide'],
  ['rear34', 'block.modelRear'],
] as const;

/** What the editor chose, where the stock has it, too. */
const chosen = (own: string, inStock: readonly string[] = []): string =>
  inStock.length === 0 || inStock.includes(own) ? own : (inStock[0] ?? own);

/** 'från 16,7 kWh/100 km': a number and its unit do not break. */
const withUnit = (text: string): string => text.replaceAll(/(\d) (?=\p{L})/gu, '$1\u00a0');

/** The picture; a drawing of the studio from its other sides, too: they are of the same car, which the stock has. */
function Pictures({
  image,
  model,
  looks,
}: {
  image: ImageValue;
  model: string;
  looks: ModelSummary['looks'] | undefined;
}) {
  const { t } = useTexts();
  const isStudio = isStudioPicture(image);
  const front = isStudio ? FRONT.exec(image.src) : null;
  const illustration = isStudio && <p>{t('teasers.illustration')}</p>;
  if (!front)
    return (
      <div className="pictures">
        <BlockPicture image={image} sizes={LARGE} priority />
        {illustration}
      </div>
    );
  const [, givenBody = '', givenPaint = ''] = front;
  const body = chosen(givenBody, looks?.bodies);
  const paint = chosen(givenPaint, looks?.paints);
  return (
    <div className="pictures">
      {ANGLES.map(([angle, alt], index) => {
        const src = image.src.replace(FRONT, `/${body}/${angle}-${paint}`);
        const { width, height, lead } = image;
        return (
          <BlockPicture
            key={angle}
            image={
              src === image.src ? image : { src, alt: t(alt, { model }), width, height, lead: index === 0 && lead }
            }
            sizes={index === 0 ? LARGE : SMALL}
            priority={index === 0}
          />
        );
      })}
      {illustration}
    </div>
  );
}

interface OfSummary {
  /** Address of the model's list. */
  list: string;
  summary: ModelSummary;
}

/** New, demonstration and used cars: each line leads to the list of them, and tells the month of the cheapest. */
function Offers({ list, summary, proof }: OfSummary & { proof: Disclosure | null }) {
  const texts = useTexts();
  const { t, term, format } = texts;
  const currency = useAppSelector(selectCurrency);
  return (
    <ul className="offers">
      {summary.offers.map(({ condition, count, price, loan }) => {
        const quote = loan && proof && disclosed(mapUndisclosed(loan, quoteLoan), proof);
        return (
          <li key={condition}>
            <Link href={narrowedList(list, 'car_condition', condition)}>
              <span>{`${term('car_condition', condition)}, ${t('block.modelStock', { count })}`}</span>
              {price !== null && <strong>{t('block.modelFrom', { price: format.money(price, currency) })}</strong>}
              {quote && (
                <span className="month">
                  {t('card.loan', {
                    monthly: format.money(Math.round(quote.monthlyCost), currency),
                    rate: effectiveRateText(quote.effectiveRate, texts),
                  })}
                </span>
              )}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** The colours in stock: each leads to its cars. */
function Colours({ list, colours }: { list: string; colours: readonly ModelColour[] }) {
  const { t, term } = useTexts();
  return (
    <ul className="colours">
      {colours.map(({ name, count, colour }) => (
        <li key={name}>
          <Link
            href={narrowedList(list, 'car_color', name)}
            aria-label={`${term('car_color', name)}, ${t('block.modelStock', { count })}`}
          >
            {colour !== null && <i style={{ background: colour }} />}
            {term('car_color', name)} <span>{count}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** A name that the search takes word for word, as one that the visitor marked so. */
const asWritten = (name: string): string[][] => [
  ['said', name],
  ['plain', `0-${name.length}`],
  ['keyphrase', name],
];

/** The list with the cars of a version in one condition; the page of the car where it is the only one. */
function useVersionAddress(list: string): (condition: string, version: ModelVersion) => string {
  const paths = useAppSelector(selectPaths);
  return (condition, { name, car, narrowed = [] }) =>
    car
      ? carPath(paths, car)
      : [['car_condition', condition], ...asWritten(name), ...narrowed].reduce(
          (address, [parameter = '', value = '']) => narrowedList(address, parameter, value),
          list,
        );
}

/** The versions in stock, and what the cars have. */
function Details({ list, summary, heading: Heading }: OfSummary & { heading: 'h2' | 'h3' }) {
  const { t, term, format, quantity } = useTexts();
  const currency = useAppSelector(selectCurrency);
  const { odometer } = useAppSelector(selectContext);
  const distance = (value: number) => format.distance(value, odometer === 'mi' ? 'mi' : 'km');
  const spanText = (span: Span | null, text: (value: number) => string): string =>
    span === null ? '' : span[0] === span[1] ? text(span[0]) : `${format.number(span[0])}–${text(span[1])}`;
  const terms = (field: string, values: readonly string[]): string =>
    values.map((value) => term(field, value)).join(', ');
  const rows = [
    [t('detail.fuel'), terms('car_fuel', summary.fuels)],
    [t('detail.gearbox'), terms('car_gearbox', summary.gearboxes)],
    [t('detail.drive'), terms('car_drive', summary.drives)],
    [t('detail.power'), spanText(summary.power, format.power)],
    [t('detail.electricRange'), spanText(summary.range, distance)],
    [t('detail.chargingDc'), spanText(summary.charging, (value) => `${format.number(value)}\u00a0kW`)],
    [t('detail.cargoVolume'), summary.cargo.map(quantity).join(', ')],
    [t('detail.seats'), spanText(summary.seats, format.number)],
  ].filter(([, value]) => value !== '');
  const addressOf = useVersionAddress(list);
  const shown = summary.offers.filter(({ versions }) => versions.length > 0);
  const hasRange = shown.some(({ versions }) => versions.some(({ range }) => range !== null));
  const none = '–';
  return (
    <div className="details">
      {shown.length > 0 && (
        <div>
          <Heading>{t('block.modelVersions')}</Heading>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('block.modelVersion')}</th>
                <th scope="col" className="extra">
                  {t('detail.power')}
                </th>
                {hasRange && (
                  <th scope="col" className="extra">
                    {t('detail.electricRange')}
                  </th>
                )}
                <th scope="col">{t('block.modelCount')}</th>
                <th scope="col">{t('block.modelPrice')}</th>
              </tr>
            </thead>
            {shown.map(({ condition, count: ofCondition, versions }) => (
              <tbody key={condition}>
                <tr className="condition">
                  <th scope="rowgroup" colSpan={hasRange ? 5 : 4}>
                    {`${term('car_condition', condition)}, ${t('block.modelStock', { count: ofCondition })}`}
                  </th>
                </tr>
                {versions.map((version) => (
                  <tr key={version.name}>
                    <th scope="row">
                      <Link href={addressOf(condition, version)}>{version.name}</Link>
                    </th>
                    <td className="extra">{version.power === null ? none : format.power(version.power)}</td>
                    {hasRange && <td className="extra">{version.range === null ? none : distance(version.range)}</td>}
                    <td>{format.number(version.count)}</td>
                    <td>{version.price === null ? none : format.money(version.price, currency)}</td>
                  </tr>
                ))}
              </tbody>
            ))}
          </table>
        </div>
      )}
      <div>
        {summary.colours.length > 0 && (
          <>
            <Heading>{t('block.modelColours')}</Heading>
            <Colours list={list} colours={summary.colours} />
          </>
        )}
        <Heading>{t('block.modelFacts')}</Heading>
        <dl className="rows">
          {rows.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

/** A model: what it is, what the stock has of it, and the way to a test drive. */
export const CarModel = withFeatures([carModelsFeature], CarModelView);
