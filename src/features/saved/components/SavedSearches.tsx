import type { SavedSearch } from '@/domain/saved/savedItems';
import { useTexts } from '@/i18n/TextsProvider';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/primitives/Button';
import { Link } from '@/ui/primitives/Link';
import { linkRequested, searchRemoved } from '../saved.slice';
import { SearchAlert } from './SearchAlert';

interface SavedSearchesProps {
  searches: readonly SavedSearch[];
  /** Before the last line is removed, and the list with it. */
  onLastRemoved: () => void;
}

/** The saved searches: each opens its list, is shared as its address, or removed. */
export function SavedSearches({ searches, onLastRemoved }: SavedSearchesProps) {
  const { t, format } = useTexts();
  const dispatch = useAppDispatch();
  const remove = (button: HTMLElement, address: string) => {
    const line = button.closest('li');
    const neighbour = line?.nextElementSibling ?? line?.previousElementSibling;
    if (neighbour) neighbour.querySelector('a')?.focus();
    else onLastRemoved();
    dispatch(searchRemoved({ address }));
  };
  return (
    <ul className="searches" aria-labelledby="saved-searches">
      {searches.map(({ name, address, savedAt, alert }) => (
        <li key={address}>
          <p className="name">
            <Link href={address}>{name}</Link>
            <small>{t('saved.savedOn', { date: format.date(savedAt.slice(0, 10)) })}</small>
          </p>
          <Button
            variant="ghost"
            aria-label={t('saved.shareSearch', { name })}
            onClick={() => dispatch(linkRequested({ address }))}
          >
            {t('saved.share')}
          </Button>
          <Button
            variant="ghost"
            icon="close"
            aria-label={t('saved.removeSearch', { name })}
            onClick={({ currentTarget }) => remove(currentTarget, address)}
          >
            {t('saved.remove')}
          </Button>
          <SearchAlert address={address} name={name} hasAlert={alert !== undefined} />
        </li>
      ))}
    </ul>
  );
}
