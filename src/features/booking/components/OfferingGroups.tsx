import { useId } from 'react';
import type { ChosenService } from '@/domain/workshop/chosenServices';
import type { Offering, OfferPrice, ServiceCategory } from '@/domain/workshop/services';
import { useTexts } from '@/i18n/TextsProvider';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { bookingActions } from '../booking.slice';
import { selectChosen, selectServicesMissing } from '../booking.selectors';
import { MessageInput, MileageInput } from './OfferingInputs';
import { PriceText } from './PriceText';

export interface OfferingGroupsProps {
  categories: readonly ServiceCategory[];
  type: ChosenService['type'];
  /** Shows errors at fields that are empty: the visitor tried to continue. */
  showsMissing: boolean;
}

/** Categories with their offerings. In a single-choice category, a new choice replaces the old one. */
export function OfferingGroups({ categories, type, showsMissing }: OfferingGroupsProps) {
  const { t } = useTexts();
  const chosen = useAppSelector(selectChosen);
  return categories.map(({ name, selectionType, offerings }) => (
    <fieldset key={name} className="category">
      <legend>
        {name}
        {selectionType !== null && <small> {t('booking.chooseOne')}</small>}
      </legend>
      {offerings.map((offering) => (
        <OfferingRow
          key={offering.code}
          offering={offering}
          type={type}
          chosen={chosen.find(({ code }) => code === offering.code)}
          showsMissing={showsMissing}
        />
      ))}
    </fieldset>
  ));
}

/** How far the price binds; null where there is none because it failed to load. */
function kindOf({ price, priceKind, priceFrom, inAgreement }: Omit<OfferPrice, 'priceDiscount'>) {
  if (inAgreement) return 'booking.inAgreement';
  if (price === null && priceKind !== 'inspection') return null;
  if (price === 0) return null;
  return priceFrom === null ? kinds[priceKind] : 'booking.priceFromKind';
}

const kinds = {
  fixed: 'booking.priceFixed',
  approximate: 'booking.priceApproximate',
  inspection: 'booking.priceInspection',
} as const;

function OfferingRow({
  offering,
  type,
  chosen,
  showsMissing,
}: {
  offering: Offering;
  type: ChosenService['type'];
  chosen: ChosenService | undefined;
  showsMissing: boolean;
}) {
  const { t, format } = useTexts();
  const dispatch = useAppDispatch();
  const missing = useAppSelector(selectServicesMissing)[offering.code];
  const id = useId();
  const { code, name, description, isAvailable, unitPrice, listItems } = offering;
  const toggle = () =>
    dispatch(type === 'service' ? bookingActions.serviceToggled({ code }) : bookingActions.addonToggled({ code }));
  const price = chosen ?? offering;
  const kind = kindOf(price);
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
        type="checkbox"
        id={id}
        checked={chosen !== undefined}
        disabled={!isAvailable}
        aria-describedby={`${id}-about`}
        onChange={toggle}
      />
      <label htmlFor={id}>{name}</label>
      <div className="cost" id={`${id}-about`}>
        {isAvailable ? (
          <>
            <PriceText of={{ ...price, unit: 1, notKnownPriceText: offering.notKnownPriceText }} />
            {unitPrice && unitPrice.postfix !== '' && <small>{unitPrice.postfix}</small>}
            {kind && <small>{t(kind)}</small>}
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
      {description !== '' && <p className="about">{description}</p>}
      {listItems.length > 0 && (
        <details className="about">
          <summary>{t('booking.includes')}</summary>
          <ul>
            {listItems.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </details>
      )}
      {chosen && (hasUnits || chosen.allowUserInput || chosen.requiresMileage) && (
        <div className="inputs">
          {chosen.requiresMileage && <MileageInput missing={missing === 'mileage'} />}
          {hasUnits && unitPrice && (
            <label className="units">
              <span>{t('booking.units')}</span>
              <select
                value={chosen.unit}
                aria-label={`${t('booking.units')}, ${name}`}
                onChange={(event) => dispatch(bookingActions.unitsChosen({ code, units: Number(event.target.value) }))}
              >
                {units.map((unit) => (
                  <option key={unit} value={unit}>{`${unit} ${unitPrice.unitAbbreviation || 'st'}`}</option>
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
