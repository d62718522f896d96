import type { ModelSummary, Span } from '@/domain/cars/modelSummary';
import { narrowedList } from '@/domain/search/modelStock';
import { carModelsFeature } from '@/features/car-models/carModels.feature';
import { selectCarModel } from '@/features/car-models/carModels.selectors';
import { useTexts } from '@/i18n/TextsProvider';
import { selectContext, selectCurrency } from '@/store/context';
import { useAppSelector } from '@/store/hooks';
import { Link } from '@/ui/primitives/Link';
import { BlockButton } from '../parts/BlockButton';
import { BlockPicture } from '../parts/BlockPicture';
import { BlockSection } from '../parts/BlockSection';
import { BlockTitle } from '../parts/BlockTitle';
import { keyed } from '../parts/keyed';
import { labelsOf } from '../parts/labels';
import { withFeatures } from '../parts/withFeatures';
import type { CarModelFields } from './CarModel.schema';
import { carModelStyles } from './CarModel.styles';

const LARGE = '(min-width: 1024px) 56vw, 100vw';

function CarModelView(fields: CarModelFields) {
  const { t } = useTexts();
  const { Title, TitleTag, Text, Image, Link: list, SecondLink } = fields;
  const summary = useAppSelector((state) => selectCarModel(state, list.href));
  const labels = labelsOf(fields);
  const inStock = summary !== null && summary.total > 0;
  return (
    <BlockSection styles={carModelStyles}>
      <div className="top">
        {Image && <BlockPicture image={Image} sizes={LARGE} priority />}
        <div className="words">
          <BlockTitle text={Title} tag={TitleTag} />
          {Text !== '' && <p>{Text}</p>}
          {inStock && <Offers list={list.href} summary={summary} />}
          {summary?.total === 0 && <p>{t('block.modelNone', { model: Title })}</p>}
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
        </div>
      </div>
      {labels.length > 0 && (
        <dl className="figures">
          {keyed(labels, ([label]) => label).map(({ key, item: [label, value] }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {inStock && <Details summary={summary} heading={TitleTag === 'H1' ? 'h2' : 'h3'} />}
    </BlockSection>
  );
}

interface OfSummary {
  summary: ModelSummary;
}

/** New, demonstration and used cars: each line leads to the list of them. */
function Offers({ list, summary }: OfSummary & { list: string }) {
  const { t, term, format } = useTexts();
  const currency = useAppSelector(selectCurrency);
  return (
    <ul className="offers">
      {summary.offers.map(({ condition, count, price }) => (
        <li key={condition}>
          <Link href={narrowedList(list, 'car_condition', condition)}>
            <span>{`${term('car_condition', condition)}, ${t('block.modelStock', { count })}`}</span>
            {price !== null && <strong>{t('block.modelFrom', { price: format.money(price, currency) })}</strong>}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The versions in stock, and what the cars have. */
function Details({ summary, heading: Heading }: OfSummary & { heading: 'h2' | 'h3' }) {
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
  const hasRange = summary.versions.some(({ range }) => range !== null);
  const none = '–';
  return (
    <div className="details">
      {summary.versions.length > 0 && (
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
            <tbody>
              {summary.versions.map(({ name, power, range, count, price }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td className="extra">{power === null ? none : format.power(power)}</td>
                  {hasRange && <td className="extra">{range === null ? none : distance(range)}</td>}
                  <td>{format.number(count)}</td>
                  <td>{price === null ? none : format.money(price, currency)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div>
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
