import { css } from '@emotion/react';
import { useEffect, useEffectEvent, useRef, type FormEvent } from 'react';
import {
  decodeFacilityQuery,
  encodeFacilityQuery,
  facilityListAddress,
  type FacilityFacet,
} from '@/domain/dealers/facilityQuery';
import { LONGEST_PLACE } from '@/domain/places/place';
import { placesErrors } from '@/errors/entries/places.errors';
import { textKeyOf } from '@/errors/known';
import { useTexts } from '@/i18n/TextsProvider';
import { selectPaths } from '@/store/context';
import { Button } from '@/ui/primitives/Button';
import { Icon } from '@/ui/primitives/Icon';
import { phoneFold } from '@/ui/primitives/phoneFold.styles';
import { Select } from '@/ui/primitives/Select';
import { TextInput } from '@/ui/primitives/TextInput';
import { media, token } from '@/ui/tokens';
import { useNavigate } from '@/ui/useNavigate';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { ownLocationRequested, type FacilityListing } from '../dealers.slice';
import { selectOwnLocation } from '../dealers.selectors';
import { facetTexts, facetValueText } from './facetTexts';
import { FacetButtons } from './FacetButtons';

const styles = css(phoneFold, {
  display: 'grid',
  gap: token('space.16'),
  form: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: token('space.12'),
    alignItems: 'start',
    '> *, .fields > *': { flex: '1 1 100%', minWidth: 0 },
    // Choices need little room: two next to each other on a phone, a third below them as wide as both.
    '& [data-choice]': { flexBasis: '40%' },
    [media.md]: { '& [data-text]': { flexBasis: '40%' }, '& :is([data-choice], .find)': { flexBasis: '20%' } },
    [media.xl]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1.9fr) minmax(0, 1.5fr) repeat(auto-fit, minmax(8.5rem, 1fr))',
    },
  },
  // Folded on a phone, beside the button; open it has the width.
  'details:not([open]), .find': { flexBasis: '40%' },
  'details, .fields': { [media.md]: { display: 'contents' } },
  '.fields': {
    [media.phone]: { display: 'flex', flexWrap: 'wrap', gap: token('space.12'), paddingBlockStart: token('space.12') },
  },
  summary: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: token('space.8'),
    minHeight: '3rem',
    border: `1px solid ${token('color.control')}`,
    borderRadius: token('radius.control'),
    fontWeight: token('font.strongWeight'),
  },
  'details[open] > summary > svg': { rotate: '180deg' },
  // At the end of the field, as high as it is.
  '.own-place': {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: token('size.target'),
    height: token('size.target'),
    marginInlineEnd: `calc(-1 * ${token('space.12')})`,
    padding: 0,
    border: 0,
    borderRadius: token('radius.control'),
    background: 'transparent',
    color: token('color.accent'),
    [media.hover]: { '&:hover': { background: token('color.accentSoft'), color: token('color.onAccentSoft') } },
    '&[aria-busy=true]': { cursor: 'progress', svg: { opacity: 0.5 } },
  },
  // Below a label's height the button is in line with the fields.
  '.find': { display: 'grid', [media.md]: { paddingBlockStart: '1.9rem' } },
  '.find button': { minHeight: '3rem' },
});

/** Below the form, as buttons. */
const AS_BUTTONS: readonly FacilityFacet[] = ['site_services'];
/** Where facets are buttons, too (specification 2 section 2.7). */
const BUTTONS = 'en-GB';

/** On a phone they are below the fields. */
function showResults(finder: HTMLElement | null): void {
  const results = finder?.nextElementSibling;
  if (results && results.getBoundingClientRect().top > window.innerHeight / 2) results.scrollIntoView();
}

export type FacilityFinderProps = Pick<FacilityListing, 'query' | 'facets' | 'origin'>;

/** Searches the facilities by text, place and what the content lets choose. A plain GET form: works without script. */
export function FacilityFinder({ query, facets, origin }: FacilityFinderProps) {
  const texts = useTexts();
  const { t, locale } = texts;
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { facilities } = useAppSelector(selectPaths);
  const own = useAppSelector(selectOwnLocation);
  const { keyphrase, near, filters } = query;
  const isChosen = facets.some(({ name }) => !AS_BUTTONS.includes(name) && filters[name] !== undefined);
  const root = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  /** Pressed, and not answered yet. */
  const isSearched = useRef(false);
  const shown = encodeFacilityQuery({ ...query, view: 'list', pages: 1 });
  const written = useRef(shown);
  // Another query replaces what it has differently; all else that was typed or chosen stays, also before this code had
  // loaded.
  useEffect(() => {
    if (written.current === shown || !form.current) return;
    const [before, after] = [new URLSearchParams(written.current), new URLSearchParams(shown)];
    written.current = shown;
    for (const element of form.current.elements) {
      if (!(element instanceof HTMLInputElement || element instanceof HTMLSelectElement)) continue;
      const value = after.get(element.name) ?? '';
      if (value !== (before.get(element.name) ?? '')) element.value = value;
    }
    if (isSearched.current) showResults(root.current);
    isSearched.current = false;
  }, [shown]);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    const { order, view, open } = query;
    const wanted = { ...decodeFacilityQuery(new URLSearchParams(entries).toString()), order, view, open };
    navigate(facilityListAddress(facilities, wanted));
    isSearched.current = encodeFacilityQuery({ ...wanted, view: 'list', pages: 1 }) !== shown;
    if (!isSearched.current) showResults(root.current);
  };
  const located = own.status === 'located' ? own.origin : null;
  const sortFrom = useEffectEvent((name: string) =>
    navigate(facilityListAddress(facilities, { ...query, near: name, order: 'distance', pages: 1 })),
  );
  useEffect(() => {
    if (located !== null) sortFrom(located);
  }, [located]);
  const isLocating = own.status === 'locating';
  const ownError = own.status === 'failed' ? textKeyOf(own.error.code, placesErrors) : null;
  const isUnknown = near !== '' && origin === null;
  return (
    <div css={styles} ref={root}>
      <form ref={form} method="get" action={facilities} role="search" onSubmit={submit}>
        <div data-text="">
          <TextInput
            name="near"
            icon="pin"
            label={t('dealers.near')}
            placeholder={t('dealers.nearPlaceholder')}
            defaultValue={near}
            maxLength={LONGEST_PLACE}
            autoComplete="address-level2"
            enterKeyHint="search"
            error={isUnknown ? t('dealers.nearUnknown', { origin: near }) : ownError === null ? undefined : t(ownError)}
            end={
              <button
                type="button"
                className="own-place"
                data-needs-script=""
                aria-label={t('dealers.nearMe')}
                title={t('dealers.nearMe')}
                aria-busy={isLocating || undefined}
                aria-disabled={isLocating || undefined}
                onClick={() => !isLocating && dispatch(ownLocationRequested())}
              >
                <Icon name="locate" />
              </button>
            }
          />
          {/* There before its text: a region that comes with it is not announced. */}
          <span className="visually-hidden" role="status">
            {isLocating && t('dealers.locating')}
          </span>
        </div>
        {query.open && <input type="hidden" name="open" value="now" />}
        {AS_BUTTONS.map(
          (name) =>
            filters[name] !== undefined && <input key={name} type="hidden" name={name} defaultValue={filters[name]} />,
        )}
        {/* Open where something of it is chosen. */}
        <details open={keyphrase !== '' || isChosen || undefined}>
          <summary>
            {t('list.filters')}
            <Icon name="chevron" />
          </summary>
          <div className="fields">
            <div data-text="">
              <TextInput
                type="search"
                name="keyphrase"
                icon="search"
                label={t('dealers.search')}
                placeholder={t('dealers.searchPlaceholder')}
                defaultValue={keyphrase}
                maxLength={200}
                autoComplete="off"
                enterKeyHint="search"
              />
            </div>
            {facets
              .filter(({ name }) => !AS_BUTTONS.includes(name))
              .map(({ name, values }) => (
                <div key={name} data-choice="">
                  <Select
                    name={name}
                    label={t(facetTexts[name].label)}
                    defaultValue={filters[name] ?? ''}
                    options={[
                      { value: '', text: t(facetTexts[name].all) },
                      ...withChosen(values, filters[name]).map((value) => ({
                        value,
                        text: facetValueText(name, value, texts),
                      })),
                    ]}
                  />
                </div>
              ))}
          </div>
        </details>
        <div className="find">
          <Button type="submit">{t('dealers.searchButton')}</Button>
        </div>
      </form>
      {locale === BUTTONS && <FacetButtons name="site_brands" query={query} facets={facets} path={facilities} />}
    </div>
  );
}

/** A choice stays in sight even where no facility has it any more. */
const withChosen = (values: FacilityListing['facets'][number]['values'], chosen: string | undefined): string[] => [
  ...(chosen === undefined || values.some(({ text }) => text === chosen) ? [] : [chosen]),
  ...values.map(({ text }) => text),
];
