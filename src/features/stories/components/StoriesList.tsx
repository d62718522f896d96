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
  /** A larger picture is above: none here is preloaded. */
  below?: boolean;
}

/** Sizes of a card's picture, by the card's layout. */
const SIZES = {
  leading: '(min-width: 768px) 58vw, 100vw',
  lying: '(min-width: 768px) 42vw, 100vw',
  plain: '(min-width: 768px) 46vw, 100vw',
} as const;

/** The cards, the number shown, and a link for more that works without script. */
export function StoriesList({ level, single, showDates, highlight, below = false }: StoriesListProps) {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const list = useRef<HTMLUListElement>(null);
  const cards = useAppSelector(selectStoryCards);
  const step = useAppSelector(selectStoriesStep);
  const { shown, total, more } = useAppSelector(selectStoriesProgress);
  const busy = step === 'loadingMore';

  // After loading more by keyboard the focus moves to the first new card.
  const shownBefore = useRef<number | null>(null);
  useEffect(() => {
    if (shownBefore.current === null || step === 'loadingMore' || step === 'moreFailed') return;
    const first =
      cards.length > shownBefore.current
        ? list.current?.querySelectorAll<HTMLAnchorElement>('.story-link')[shownBefore.current]
        : undefined;
    shownBefore.current = null;
    first?.focus({ preventScroll: true });
  }, [cards, step]);

  const variantOf = (index: number): keyof typeof SIZES => {
    if (highlight && index === 0) return 'leading';
    if (single) return 'lying';
    // A single last card spans the row.
    const from = highlight ? 1 : 0;
    return index === cards.length - 1 && index > 0 && (index - from) % 2 === 0 ? 'lying' : 'plain';
  };
  return (
    <>
      <ul className="stories" ref={list} data-single={single || undefined} aria-busy={busy || undefined}>
        {cards.map((card, index) => {
          const variant = variantOf(index);
          return (
            <li
              key={card.href}
              data-leading={variant === 'leading' || undefined}
              data-lying={variant === 'lying' || undefined}
            >
              <StoryCard
                level={level}
                {...card}
                showDate={showDates}
                sizes={SIZES[variant]}
                priority={index === 0 && highlight && !below}
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
                shownBefore.current = cards.length;
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
