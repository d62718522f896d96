import { css } from '@emotion/react';
import { useId, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { LONGEST_PLACE } from '@/domain/places/place';
import { withoutNear } from '@/domain/search/carList';
import { placesErrors } from '@/errors/entries/places.errors';
import { textKeyOf } from '@/errors/known';
import { distanceText } from '@/i18n/list/filterText';
import { useTexts } from '@/i18n/TextsProvider';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectCurrency, selectOdometer } from '@/store/context';
import { Button } from '@/ui/primitives/Button';
import { Select } from '@/ui/primitives/Select';
import { TextInput } from '@/ui/primitives/TextInput';
import { token } from '@/ui/tokens';
import { selectFacetGroups, selectSettledQuery } from '../carList.selectors';
import { queryChosen } from '../carList.slice';
import { locationEntered, positionRequested } from '../locationFilter.slice';
import { selectCanFindLocation, selectLocationFilter } from '../locationFilter.selectors';
import { LIST_FORM } from './listForm';

const styles = css({
  display: 'grid',
  gap: token('space.12'),
  '> button': { justifySelf: 'start' },
  '.note': { margin: 0, color: token('color.inkSoft'), fontSize: token('text.small') },
});

/** Kilometres: 1, 2, 5, 10 and 20 Swedish mil, or as many tens of miles. */
const RADII = { km: [10, 20, 50, 100, 200], mi: [16, 32, 80, 161, 322] } as const;

/**
 * The place that distances are measured from, and how far away a car may be. The towns of the stock are suggested. A
 * part of the list's form, so that it works without script.
 */
export function LocationFilter() {
  const texts = useTexts();
  const { t } = texts;
  const dispatch = useAppDispatch();
  const query = useAppSelector(selectSettledQuery);
  const groups = useAppSelector(selectFacetGroups);
  const currency = useAppSelector(selectCurrency);
  const odometer = useAppSelector(selectOdometer);
  const isReady = useAppSelector(selectCanFindLocation);
  const { flow, text: sought, error } = useAppSelector(selectLocationFilter);
  const listId = useId();
  const { near } = query;
  const applied = near?.place ?? '';
  // The typed text is local; it is replaced when the place changes elsewhere.
  const [draft, setDraft] = useState<{ text: string; of: string } | null>(null);
  const [chosenKm, setChosenKm] = useState<string | null>(null);
  const text = draft && draft.of === applied ? draft.text : applied;
  const km = near ? String(near.km ?? '') : (chosenKm ?? '');
  const radius = km === '' ? {} : { km: Number(km) };
  const towns = groups.flatMap((group) =>
    group.kind === 'terms' && group.name === 'car_site_city' ? group.choices.map((choice) => choice.text) : [],
  );
  const isLocating = flow.value === 'locating';
  const enter = (next: string) => {
    if (!isReady || next.trim() === applied || (next.trim() === sought && flow.value === 'finding')) return;
    if (next.trim() === '') dispatch(queryChosen({ query: withoutNear({ ...query, page: 1 }) }));
    else dispatch(locationEntered({ text: next.trim(), radius }));
  };
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setDraft({ text: target.value, of: applied });
    // A suggestion was chosen.
    if (towns.includes(target.value)) enter(target.value);
  };
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || !isReady) return;
    event.preventDefault();
    enter(text);
  };
  const choose = (value: string) => {
    setChosenKm(value);
    if (!near || !isReady) return;
    const { km: _old, ...town } = near;
    dispatch(queryChosen({ query: { ...query, page: 1, near: value === '' ? town : { ...town, km: Number(value) } } }));
  };
  const errorKey = error && textKeyOf(error.code, placesErrors);
  const radii = [...new Set<number>([...RADII[odometer === 'mi' ? 'mi' : 'km'], ...(near?.km ? [near.km] : [])])];
  return (
    <div css={styles}>
      <TextInput
        name="place"
        form={LIST_FORM}
        icon="pin"
        label={t('list.placeField')}
        value={text}
        list={listId}
        maxLength={LONGEST_PLACE}
        autoComplete="off"
        enterKeyHint="search"
        aria-busy={flow.value === 'finding' || undefined}
        error={errorKey ? t(errorKey) : undefined}
        onChange={type}
        onKeyDown={keys}
        onBlur={() => enter(text)}
      />
      <datalist id={listId}>
        {towns.map((town) => (
          <option key={town} value={town}>
            {town}
          </option>
        ))}
      </datalist>
      <Button
        variant="ghost"
        flush
        icon="pin"
        data-needs-script=""
        busy={isLocating}
        onClick={() => isReady && dispatch(positionRequested({ radius }))}
      >
        {isLocating ? t('list.locating') : t('list.ownPosition')}
      </Button>
      <Select
        name="radius"
        form={LIST_FORM}
        label={t('list.radius')}
        value={km}
        options={[
          { value: '', text: t('list.anyDistance') },
          ...radii
            .toSorted((a, b) => a - b)
            .map((one) => ({ value: String(one), text: distanceText(one, texts, { currency, odometer }) })),
        ]}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      <p className="note" data-needs-script="">
        {t('list.placeNote')}
      </p>
    </div>
  );
}
