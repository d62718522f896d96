import { css } from '@emotion/react';
import { useRouter } from 'next/compat/router';
import { useEffectEvent, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { QueryTextField } from '@/features/car-search/components/QueryTextField';
import { selectSuggestions } from '@/features/car-search/suggestions.selectors';
import { searchStarted } from '@/features/car-search/search.actions';
import { useTexts } from '@/i18n/TextsProvider';
import { loadCode } from '@/lib/loadCode';
import { isLocalPath } from '@/lib/localPath';
import { useLazyFeatures } from '@/store/StoreProvider';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Icon } from '@/ui/primitives/Icon';
import { unseen } from '@/ui/primitives/unseen.styles';
import { media, token } from '@/ui/tokens';
import { CountedCars } from './CountedCars';
import { BUTTON_WIDTH } from './stockSearch.styles';
import { keyed } from './keyed';
import { configuredParams, searchAddress } from './searchAddress';

const styles = css({
  position: 'relative',
  width: '100%',
  maxWidth: '38rem',
  input: {
    width: '100%',
    minHeight: '4rem',
    paddingInline: `${token('space.24')} 9.5rem`,
    border: `1px solid ${token('paper.ink')}`,
    borderRadius: token('radius.control'),
    background: token('paper.surface'),
    color: token('paper.ink'),
    fontSize: token('text.lead'),
    boxShadow: token('shadow.high'),
    textOverflow: 'ellipsis',
    '&::placeholder': { color: token('paper.inkSoft'), opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
  button: {
    position: 'absolute',
    insetBlock: token('space.8'),
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: token('space.8'),
    minWidth: token('size.target'),
    border: 0,
    borderRadius: token('radius.control'),
    background: 'none',
    color: token('paper.ink'),
  },
  '.go': {
    insetInlineEnd: token('space.8'),
    paddingInline: token('space.16'),
    background: token('color.accent'),
    color: token('color.onAccent'),
    fontWeight: token('font.strongWeight'),
    [media.md]: { paddingInline: token('space.24') },
    [media.hover]: { '&:hover': { opacity: 0.9 } },
  },
  '.clear': { insetInlineEnd: '6.75rem', [media.md]: { insetInlineEnd: '7.75rem' } },
  // The narrowest phones show the icon only, to leave the field more space for its text.
  '@media (max-width: 24.99em)': {
    input: { paddingInline: `${token('space.16')} 6.75rem`, '&:placeholder-shown': { paddingInlineEnd: '4.25rem' } },
    'input::placeholder': { fontSize: token('text.small') },
    '.go span': unseen,
    '.clear': { insetInlineEnd: '4rem' },
  },
  // A button that counts is below the field on a phone, where it would leave no room for text. Elsewhere it is as wide for
  // every number.
  '&[data-counted]': {
    [media.md]: {
      input: {
        paddingInlineEnd: `calc(${BUTTON_WIDTH} + 3.75rem)`,
        fontSize: token('text.body'),
        '&:placeholder-shown': { paddingInlineEnd: `calc(${BUTTON_WIDTH} + ${token('space.16')})` },
      },
      '.clear': { insetInlineEnd: `calc(${BUTTON_WIDTH} + ${token('space.12')})` },
      '.go': { minWidth: BUTTON_WIDTH },
    },
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: token('space.8'),
      'input, input:placeholder-shown': { minHeight: '3.25rem', paddingInlineEnd: '3.25rem' },
      '.go': { position: 'static', minHeight: '3rem' },
      '.go span': { position: 'static', width: 'auto', height: 'auto', clipPath: 'none', overflow: 'visible' },
      '.clear': { insetBlock: '4px auto', insetInlineEnd: '4px', minHeight: token('size.target') },
    },
  },
  '[data-background=contrast] & .go': {
    background: token('color.contrastAccent'),
    color: token('color.contrast'),
  },
});

export interface SearchFieldProps {
  /** The target; its parameters are preserved. */
  url: string;
  /** Cars in stock: the button counts what the text finds, without one these. */
  total?: number;
  /** Of the field, for a visible label. */
  fieldId?: string;
  /** Initial text after hydration: the value of this parameter of the address. */
  prefillFrom?: string;
}

/** Suggestions; loaded on focus or hover. */
const loadSearchHelp = () => loadCode(async () => (await import('../carSearchHelp.features')).carSearchHelpFeatures);

/**
 * Searches the stock from a content page. A plain form; with script it completes the input, preserves the page's query
 * and reports to the data layer: blocks that show it attach `searchTelemetryFeature`.
 */
export function SearchField({ url, fieldId, prefillFrom, total }: SearchFieldProps) {
  const { t } = useTexts();
  const found = useAppSelector(selectSuggestions);
  const router = useRouter();
  const dispatch = useAppDispatch();
  const form = useRef<HTMLFormElement>(null);
  const [isNear, setNear] = useState(false);
  useLazyFeatures(isNear ? loadSearchHelp : null);
  const field = () => {
    const found = form.current?.elements.namedItem('keyphrase');
    return found instanceof HTMLInputElement ? found : null;
  };
  const [text, setText] = useState('');
  const readField = useEffectEvent(() => {
    const input = form.current?.elements.namedItem('keyphrase');
    if (!(input instanceof HTMLInputElement)) return;
    if (prefillFrom !== undefined && input.value === '')
      input.value = new URLSearchParams(window.location.search).get(prefillFrom) ?? '';
    if (input.value !== '') setText(input.value);
  });
  // Text typed before hydration stays. Cached pages are rendered without the query.
  useLayoutEffect(() => readField(), []);
  const trackAndAddress = (term: string): string => {
    dispatch(searchStarted({ term, from: 'start page' }));
    return searchAddress(url, window.location.search, term);
  };
  const search = (event: FormEvent) => {
    const address = trackAndAddress(text.trim());
    if (!router) return;
    event.preventDefault();
    go(address);
  };
  const go = (address: string) => {
    if (router && isLocalPath(address)) void router.push(address);
    else window.location.assign(address);
  };
  const send = (term: string) => go(trackAndAddress(term));
  const countOfText = found.text === text ? found.total : null;
  const count = total === undefined ? null : text.trim() === '' ? total : countOfText;
  const clear = () => {
    setText('');
    field()?.focus();
  };
  return (
    <form
      ref={form}
      css={styles}
      method="get"
      action={url.split(/[?#]/)[0]}
      role="search"
      data-counted={total === undefined ? undefined : ''}
      onSubmit={search}
      onFocus={() => setNear(true)}
      onPointerEnter={() => setNear(true)}
    >
      {keyed(configuredParams(url), ([name]) => name).map(({ key, item: [name, value] }) => (
        <input key={key} type="hidden" name={name} value={value} />
      ))}
      <QueryTextField
        text={text}
        onText={setText}
        onSend={send}
        label={t('block.search')}
        placeholder={t('block.searchPlaceholder')}
        id={fieldId}
      />
      {text !== '' && (
        <button type="button" className="clear" aria-label={t('block.clearSearch')} onClick={clear}>
          <Icon name="close" />
        </button>
      )}
      <button type="submit" className="go">
        <Icon name="search" />
        {count === null ? <span>{t('block.searchButton')}</span> : <CountedCars count={count} />}
      </button>
    </form>
  );
}
