import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ModelColour, ModelSummary, ModelVersion } from '@/domain/cars/modelSummary';
import { carPath } from '@/domain/sites/routes';
import { narrowedList } from '@/domain/search/modelStock';
import { useTexts } from '@/i18n/TextsProvider';
import { selectCurrency, selectPaths } from '@/store/context';
import { useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/primitives/Button';
import { Link } from '@/ui/primitives/Link';
import { isGiven, KEY_FIGURES, useModelRows } from './useModelRows';

/** The colours in stock: each leads to its cars. */
export function Colours({ list, colours }: { list: string; colours: readonly ModelColour[] }) {
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

/** More of them are a press away. */
const ROWS = 5;

/** The versions in stock, and what the cars have. */
export function ModelDetails({
  list,
  summary,
  heading: Heading,
  given,
}: {
  /** Address of the model's list. */
  list: string;
  summary: ModelSummary;
  heading: 'h2' | 'h3';
  /** Figures of the editor, which stand above with some of the stock's: none is told twice. */
  given: readonly string[];
}) {
  const { t, term, format } = useTexts();
  const currency = useAppSelector(selectCurrency);
  const { rows, distance } = useModelRows(summary);
  const further = rows.filter(({ key, value }) => !KEY_FIGURES.includes(key) && !isGiven(value, given));
  const addressOf = useVersionAddress(list);
  const shown = summary.offers.filter(({ versions }) => versions.length > 0);
  const total = shown.reduce((sum, { versions }) => sum + versions.length, 0);
  const [showsAll, setShowsAll] = useState(total <= ROWS + 1);
  const table = useRef<HTMLTableElement>(null);
  const unfold = () => {
    const first = table.current?.querySelector<HTMLElement>('tr[hidden]:not(.condition) a');
    flushSync(() => setShowsAll(true));
    // The button is gone.
    first?.focus({ preventScroll: true });
  };
  /** Of the first version of a condition: its position among all. */
  const positionOf = (index: number): number =>
    shown.slice(0, index).reduce((sum, { versions }) => sum + versions.length, 0);
  const hasRange = shown.some(({ versions }) => versions.some(({ range }) => range !== null));
  const none = '–';
  return (
    <div className="details">
      {shown.length > 0 && (
        <div>
          <Heading>{t('block.modelVersions')}</Heading>
          <table ref={table}>
            <thead>
              <tr>
                <th scope="col">{t('block.modelVersion')}</th>
                <th scope="col" className="extra">
                  {t('detail.power')}
                </th>
                {hasRange && (
                  <th scope="col" className="extra">
                    {t('block.modelRange')}
                  </th>
                )}
                <th scope="col" className="extra">
                  {t('block.modelCount')}
                </th>
                <th scope="col">{t('block.modelPrice')}</th>
              </tr>
            </thead>
            {shown.map(({ condition, count: ofCondition, versions }, index) => (
              <tbody key={condition}>
                <tr className="condition" hidden={!showsAll && positionOf(index) >= ROWS}>
                  <th scope="rowgroup" colSpan={hasRange ? 5 : 4}>
                    {`${term('car_condition', condition)}, ${t('block.modelStock', { count: ofCondition })}`}
                  </th>
                </tr>
                {versions.map((version, row) => (
                  <tr key={version.name} hidden={!showsAll && positionOf(index) + row >= ROWS}>
                    <th scope="row">
                      <Link href={addressOf(condition, version)}>{version.name}</Link>
                      <small className="brief">
                        {[
                          version.power !== null && format.power(version.power),
                          version.range !== null && distance(version.range),
                          t('block.modelStock', { count: version.count }),
                        ]
                          .filter(Boolean)
                          .join(' · ')}
                      </small>
                    </th>
                    <td className="extra">{version.power === null ? none : format.power(version.power)}</td>
                    {hasRange && <td className="extra">{version.range === null ? none : distance(version.range)}</td>}
                    <td className="extra">{format.number(version.count)}</td>
                    <td>{version.price === null ? none : format.money(version.price, currency)}</td>
                  </tr>
                ))}
              </tbody>
            ))}
          </table>
          {!showsAll && (
            <div className="all" data-needs-script="">
              <Button variant="secondary" onClick={unfold}>
                {t('block.modelVersionsAll', { count: format.number(total) })}
              </Button>
            </div>
          )}
        </div>
      )}
      {further.length > 0 && (
        <div>
          <Heading>{t('block.modelFacts')}</Heading>
          <dl className="rows">
            {further.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </div>
  );
}
