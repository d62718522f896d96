import type { SavedSearch } from '@/domain/saved/savedItems';
import { useTexts } from '@/i18n/TextsProvider';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/primitives/Button';
import { Link } from '@/ui/primitives/Link';
import { linkRequested, searchRemoved } from '../saved.slice';

/** Moves the focus to a neighbouring line, else to the heading, before a line is removed. */
function focusNeighbour(button: HTMLElement): void {
  const line = button.closest('li');
  const neighbour = line?.nextElementSibling ?? line?.previousElementSibling;
  const target = neighbour?.querySelector('a') ?? button.closest('section')?.querySelector<HTMLElement>('h2');
  target?.focus();
}

/** The saved searches: each opens its list, is shared as its address, or removed. */
export function SavedSearches({ searches }: { searches: readonly SavedSearch[] }) {
  const { t, format } = useTexts();
  const dispatch = useAppDispatch();
  return (
    <ul className="searches">
      {searches.map(({ name, address, savedAt }) => (
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
            onClick={({ currentTarget }) => {
              focusNeighbour(currentTarget);
              dispatch(searchRemoved({ address }));
            }}
          >
            {t('saved.remove')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
