import { useAppSelector } from '@/store/hooks';
import { useTexts } from '@/i18n/TextsProvider';
import { selectCurrency, selectOdometer } from '@/store/context';
import { HeadTexts } from '@/ui/frame/HeadTexts';
import { useAfterPaint } from '@/ui/useAfterPaint';
import { selectListed } from '../carList.selectors';
import { listDescription, listTitle } from '@/i18n/list/listTitle';

/** Title and description: what is listed, and how many. Updated after the cards are painted. */
export function ListHead() {
  const texts = useTexts();
  const list = useAfterPaint(useAppSelector(selectListed));
  const currency = useAppSelector(selectCurrency);
  const odometer = useAppSelector(selectOdometer);
  return (
    <HeadTexts title={listTitle(list, texts, { currency, odometer })} description={listDescription(list, texts)} />
  );
}
