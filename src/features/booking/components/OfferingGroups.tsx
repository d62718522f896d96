import { useId, useRef, useState } from 'react';
import type { ChosenService } from '@/domain/workshop/chosenServices';
import type { Offering, OfferPrice, ServiceCategory } from '@/domain/workshop/services';
import { useTexts } from '@/i18n/TextsProvider';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { bookingActions } from '../booking.slice';
import { selectBooking, selectChosen, selectServicesMissing } from '../booking.selectors';
import { Button } from '@/ui/primitives/Button';
import { drawingAddress } from '@/domain/content/drawings';
import { Icon } from '@/ui/primitives/Icon';
import { Drawing } from '@/ui/primitives/Drawing';
import { MessageInput, MileageInput } from './OfferingInputs';
import { PriceText } from './PriceText';
import { drawingOfService } from './serviceDrawings';
import { usePriceText } from './usePriceText';

export interface OfferingGroupsProps {
  categories: readonly ServiceCategory[];
  type: ChosenService['type'];
  /** Codes whose empty fields show their errors: the visitor tried to continue with them. */
  tried: readonly string[];
  /** Whether each says that the nearest workshop does not offer it. */
  showsNotAt: boolean;
}

/** The most common groups, whose offerings are shown at once. */
const SHOWN_GROUPS = 2;

/** Categories with their offerings; those after the most common ones are folded, with a way to each of them first. */
export function OfferingGroups({ categories, ...rest }: OfferingGroupsProps) {
  const id = useId();
  const folded = categories.slice(SHOWN_GROUPS);
  return (
    <>
      {folded.length > 1 && <GroupShortcuts groups={folded} id={id} />}
      {categories.map((category, index) =>
        index < SHOWN_GROUPS ? (
          <OfferingGroup key={category.name} category={category} {...rest} />
        ) : (
          <FoldedGroup key={category.name} id={`${id}-${index - SHOWN_GROUPS}`} category={category} {...rest} />
        ),
      )}
    </>
  );
}

/** Whoever comes with a fault need not pass the tiles of every service. */
function GroupShortcuts({ groups, id }: { groups: readonly ServiceCategory[]; id: string }) {
  const { t, term } = useTexts();
  const open = (index: number) => {
    const group = document.getElementById(`${id}-${index}`);
    if (!(group instanceof HTMLDetailsElement)) return;
    group.open = true;
    group.scrollIntoView({ block: 'start' });
    group.querySelector('summary')?.focus({ preventScroll: true });
  };
  return (
    <div className="shortcuts" role="group" aria-label={t('booking.moreGroups')}>
      {groups.map(({ name }, index) => (
        <button key={name} type="button" onClick={() => open(index)}>
          {term('workshop', name)}
        </button>
      ))}
    </div>
  );
}

type OfferingGroupProps = Omit<OfferingGroupsProps, 'categories'> & { category: ServiceCategory };

/** A group under its name and size, and with the names of what is chosen of it; the browser's search finds the rest. */
function FoldedGroup({ category, id, ...rest }: OfferingGroupProps & { id: string }) {
  const { t, term } = useTexts();
  const chosen = useAppSelector(selectChosen);
  const names = category.offerings.flatMap(({ code, name }) =>
    chosen.some((one) => one.code === code) ? term('workshop', name) : [],
  );
  const [isOpen, setOpen] = useState(names.length > 0);
  return (
    <details className="fold" id={id} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className="fold-name">
          {term('workshop', category.name)}
          <small>
            {t('booking.groupCount', { count: category.offerings.filter(({ isAvailable }) => isAvailable).length })}
          </small>
        </span>
        {names.length > 0 && !isOpen && (
          <small className="fold-chosen">
            <Icon name="check" size={1.1} />
            {names.join(', ')}
          </small>
        )}
        <Icon name="chevron" />
      </summary>
      <OfferingGroup category={category} isNamed {...rest} />
    </details>
  );
}

/** In a single-choice category a new choice replaces the old one; a choice can be taken back. */
function OfferingGroup({
  category: { name, selectionType, offerings },
  type,
  tried,
  showsNotAt,
  isNamed = false,
}: OfferingGroupProps & {
  /** Its name stands above it. */
  isNamed?: boolean;
}) {
  const { t, term } = useTexts();
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(selectChosen);
  const group = useRef<HTMLFieldSetElement>(null);
  const isSingle = selectionType !== null;
  const picked = isSingle ? offerings.find(({ code }) => chosen.some((one) => one.code === code)) : undefined;
  const clear = () => {
    if (picked) dispatch(toggled(type, picked.code));
    group.current?.querySelector<HTMLElement>('input:enabled')?.focus();
  };
  const unfit = offerings.filter(({ isAvailable }) => !isAvailable);
  const row = (offering: Offering) => (
    <OfferingRow
      key={offering.code}
      offering={offering}
      type={type}
      group={isSingle ? name : null}
      chosen={chosen.find(({ code }) => code === offering.code)}
      showsMissing={tried.includes(offering.code)}
      showsNotAt={showsNotAt}
    />
  );
  return (
    <fieldset className="category" ref={group}>
      <legend data-choice={isSingle || undefined}>
        <span className={isNamed ? 'visually-hidden' : undefined}>{term('workshop', name)}</span>
        {isSingle && <small> {t('booking.chooseOne')}</small>}
      </legend>
      {offerings.filter(({ isAvailable }) => isAvailable).map(row)}
      {picked && (
        <div>
          <Button variant="ghost" onClick={clear}>
            {t('booking.clearChoice')}
          </Button>
        </div>
      )}
      {unfit.length > 0 && (
        <details className="unfit">
          <summary>
            {t('booking.unfit', { count: unfit.length })}
            <Icon name="chevron" />
          </summary>
          {unfit.map(row)}
        </details>
      )}
    </fieldset>
  );
}

const toggled = (type: ChosenService['type'], code: string) =>
  type === 'service' ? bookingActions.serviceToggled({ code }) : bookingActions.addonToggled({ code });

/** How far the price binds; null where there is none because it failed to load. */
function kindOf(
  { price, priceKind, priceFrom, inAgreement }: Omit<OfferPrice, 'priceDiscount'>,
  needsMileage: boolean,
) {
  if (inAgreement) return 'booking.inAgreement';
  if (price === null && priceKind !== 'inspection') return null;
  if (price === 0) return null;
  if (priceFrom === null) return kinds[priceKind];
  return needsMileage ? 'booking.priceFromKind' : 'booking.priceByWorkshop';
}

const kinds = {
  fixed: 'booking.priceFixed',
  approximate: 'booking.priceApproximate',
  inspection: 'booking.priceInspection',
} as const;

function OfferingRow({
  offering,
  type,
  group,
  chosen,
  showsMissing,
  showsNotAt,
}: {
  offering: Offering;
  type: ChosenService['type'];
  /** The category, where it takes one choice; null: as many as one likes. */
  group: string | null;
  chosen: ChosenService | undefined;
  showsMissing: boolean;
  showsNotAt: boolean;
}) {
  const { t, term, format } = useTexts();
  const priceText = usePriceText();
  const dispatch = useAppDispatch();
  const missing = useAppSelector(selectServicesMissing)[offering.code];
  const { mileage, pricedQuery, pricesStatus } = useAppSelector(selectBooking);
  const id = useId();
  const { code, name, description, isAvailable, unitPrice, listItems } = offering;
  const toggle = () => dispatch(toggled(type, code));
  const price = chosen ?? offering;
  /** The mileage that the price is for; null: nobody knows it yet, or it makes no difference. */
  const pricedAt =
    chosen?.requiresMileage && mileage !== null && pricesStatus === 'loaded' && pricedQuery?.mileage === mileage
      ? format.odometer(mileage, 'mil')
      : null;
  const kind = kindOf(price, offering.requiresMileage && pricedAt === null);
  /** The price of any mileage, where that of the given one is dearer. */
  const dearer =
    chosen && offering.priceFrom !== null && Number(chosen.priceFrom ?? chosen.price) > offering.priceFrom
      ? priceText(offering.priceFrom, { approximate: offering.priceKind !== 'fixed', isLowest: true, upTo: null })
      : null;
  // Add-ons show units only when there is a choice.
  const hasUnits = unitPrice !== null && (type === 'service' || unitPrice.maximum !== unitPrice.minimum);
  const units = unitPrice
    ? Array.from(
        { length: Math.max(1, unitPrice.maximum - unitPrice.minimum + 1) },
        (_, index) => unitPrice.minimum + index,
      )
    : [];
  return (
    <div className="offering" data-on={chosen ? '' : undefined} data-off={isAvailable ? undefined : ''}>
      <input
        {...(group === null ? { type: 'checkbox' } : { type: 'radio', name: group })}
        id={id}
        checked={chosen !== undefined}
        disabled={!isAvailable}
        aria-describedby={`${id}-about`}
        onChange={toggle}
        // A press on the chosen one clears it; no radio button reports that as a change. The second press of a double
        // click is none.
        onClick={({ detail }) => {
          if (group !== null && chosen && detail < 2) toggle();
        }}
      />
      <label htmlFor={id}>
        {type === 'service' && <Drawing src={drawingAddress(drawingOfService(code))} size={32} />}
        {term('workshop', name)}
      </label>
      <div className="cost" id={`${id}-about`}>
        {isAvailable ? (
          <>
            <PriceText of={{ ...price, unit: 1, notKnownPriceText: offering.notKnownPriceText }} />
            {unitPrice && unitPrice.postfix !== '' && <small>{term('workshop', unitPrice.postfix)}</small>}
            {pricedAt !== null && kind === 'booking.priceByWorkshop' ? (
              <small>{t('booking.priceAtMileage', { mileage: pricedAt })}</small>
            ) : (
              kind && t(kind) !== term('workshop', offering.notKnownPriceText) && <small>{t(kind)}</small>
            )}
            {price.priceDiscount > 0 && price.priceKnown && (
              <small className="discount">
                {t('booking.discount', { price: format.money(price.priceDiscount, 'SEK') })}
              </small>
            )}
          </>
        ) : (
          <small>{t('booking.notForModel')}</small>
        )}
      </div>
      {isAvailable && showsNotAt && offering.notAt !== undefined && (
        <p className="about">{t('booking.notAtNearest', { name: offering.notAt })}</p>
      )}
      {description !== '' && <p className="about">{term('workshop', description)}</p>}
      {listItems.length > 0 && (
        <details className="about">
          <summary>
            {t('booking.includes')}
            <Icon name="chevron" />
          </summary>
          <ul>
            {listItems.map((item) => (
              <li key={item}>{term('workshop', item)}</li>
            ))}
          </ul>
        </details>
      )}
      {chosen && (hasUnits || chosen.allowUserInput || chosen.requiresMileage) && (
        <div className="inputs">
          {chosen.requiresMileage && (
            <>
              <MileageInput missing={missing === 'mileage'} showsMissing={showsMissing} />
              <p role="status" className="at-mileage">
                {pricedAt !== null && dearer && t('booking.mileageChange', { mileage: pricedAt, before: dearer })}
              </p>
            </>
          )}
          {hasUnits && unitPrice && (
            <label className="units">
              <span>{t('booking.units')}</span>
              <select
                value={chosen.unit}
                aria-label={`${t('booking.units')}, ${term('workshop', name)}`}
                onChange={(event) => dispatch(bookingActions.unitsChosen({ code, units: Number(event.target.value) }))}
              >
                {units.map((unit) => (
                  <option key={unit} value={unit}>
                    {`${unit} ${term('workshop', unitPrice.unitAbbreviation || 'st')}`}
                  </option>
                ))}
              </select>
            </label>
          )}
          {chosen.allowUserInput && (
            <MessageInput code={code} value={chosen.userInput} missing={showsMissing && missing === 'message'} />
          )}
        </div>
      )}
    </div>
  );
}
