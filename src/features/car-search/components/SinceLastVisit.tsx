import { useAppSelector } from '@/store/hooks';
import { useTexts } from '@/i18n/TextsProvider';
import type { CarRecord } from '@/store/entities';
import { selectLastVisit } from '../recentSearches.selectors';
import { newsSince } from './newsSince';

/** 'Ny sedan ditt senaste besök', over a card's picture. */
export function SinceLastVisit({ car }: { car: CarRecord }) {
  const { t } = useTexts();
  const since = useAppSelector(selectLastVisit);
  const news = since === null ? null : newsSince(car, since);
  return news && <p>{t(news === 'new' ? 'card.sinceNew' : 'card.sinceCut')}</p>;
}
