import { useEffect, useRef } from 'react';
import { plainClick } from '@/ui/plainClick';
import { useTexts } from '@/i18n/TextsProvider';
import { Button, LinkButton } from '@/ui/primitives/Button';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { moreRequested } from '../stories.slice';
import { selectStoriesProgress, selectStoriesStep, selectStoryCards } from '../stories.selectors';
import { StoriesError } from './StoriesError';
import { StoryCard } from './StoryCard';

export interface StoriesListProps {
  level: 'h2' | 'h3';
  /** A single column. */
  single: boolean;
  showDates: boolean;
  /** The first story larger than the others. */
  highlight: boolean;
  /** A picture stands above: none here is fetched first. */
  below?: boolean;
}

/** Where a card's picture stands, by the place of the card. */
const SIZES = {
  leading: '(min-width: 768px) 58vw, 100vw',
  lying: '(min-width: 768px) 42vw, 100vw',
  plain: '(min-width: 768px) 46vw, 100vw',
} as const;

/** The cards, how far the list has come, and what brings more of it: a plain link without script. */
export function StoriesList({ level, single, showDates, highlight, below = false }: StoriesListProps) {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const list = useRef<HTMLUListElement>(null);
  const cards = useAppSelector(selectStoryCards);
  const step = useAppSelector(selectStoriesStep);
  const { shown, total, more } = useAppSelector(selectStoriesProgress);
  const busy = step === 'loadingMore';

  // Who asked for more by keyboard goes on reading at the first of the new ones.
  const asked = useRef<number | null>(null);
  useEffect(() => {
    if (asked.current === null || step === 'loadingMore' || step === 'moreFailed') return;
    const first =
      cards.length > asked.current
        ? list.current?.querySelectorAll<HTMLAnchorElement>('.story-link')[asked.current]
        : undefined;
    asked.current = null;
    first?.focus({ preventScroll: true });
  }, [cards, step]);

  const placeOf = (at: number): keyof typeof SIZES => {
    if (highlight && at === 0) return 'leading';
    if (single) return 'lying';
    // A last one alone in its row lies across it.
    const from = highlight ? 1 : 0;
    return at === cards.length - 1 && at > 0 && (at - from) % 2 === 0 ? 'lying' : 'plain';
  };
  return (
    <>
      <ul className="stories" ref={list} data-single={single || undefined} aria-busy={busy || undefined}>
        {cards.map((card, at) => {
          const place = placeOf(at);
          return (
            <li
              key={card.href}
              data-leading={place === 'leading' || undefined}
              data-lying={place === 'lying' || undefined}
            >
              <StoryCard
                level={level}
                {...card}
                showDate={showDates}
                sizes={SIZES[place]}
                priority={at === 0 && highlight && !below}
              />
            </li>
          );
        })}
      </ul>
      <div className="stories-end">
        <p role="status">{t('stories.shown', { shown, total, pluralBy: total })}</p>
        {step === 'moreFailed' && <StoriesError />}
        {more !== null &&
          step !== 'moreFailed' &&
          (busy ? (
            <Button variant="secondary" size="large" busy>
              {t('stories.loadingMore')}
            </Button>
          ) : (
            <LinkButton
              variant="secondary"
              size="large"
              href={more}
              onClick={(event) => {
                if (!plainClick(event)) return;
                event.preventDefault();
                asked.current = cards.length;
                dispatch(moreRequested());
              }}
            >
              {t('stories.more')}
            </LinkButton>
          ))}
      </div>
    </>
  );
}
