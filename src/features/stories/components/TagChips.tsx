import type { MouseEvent } from 'react';
import { plainClick } from '@/ui/plainClick';
import { useTexts } from '@/i18n/TextsProvider';
import { LinkChip } from '@/ui/primitives/Chip';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { tagsCleared, tagToggled } from '../stories.slice';
import { selectTagChips } from '../stories.selectors';

/** 'Show all' and each tag; any number may be on. Links, so that they work without script. */
export function TagChips() {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const chips = useAppSelector(selectTagChips);
  if (chips.length === 0) return null;
  const press = (key: string | null, on: boolean) => (event: MouseEvent<HTMLAnchorElement>) => {
    if (!plainClick(event)) return;
    event.preventDefault();
    if (key !== null) dispatch(tagToggled({ key }));
    else if (!on) dispatch(tagsCleared());
  };
  return (
    <nav className="story-chips" aria-label={t('stories.filter')}>
      <ul>
        {chips.map(({ key, name, on, href }) => (
          <li key={key ?? ''}>
            <LinkChip href={href} current={on} onClick={press(key, on)}>
              {key === null ? t('stories.all') : name}
            </LinkChip>
          </li>
        ))}
      </ul>
    </nav>
  );
}
