import { useSelector } from 'react-redux';
import { CarGrid } from '@/features/cars/view/CarGrid';
import { selectShelf, type WithShelves } from '@/features/shelves/model/shelves.selectors';
import { shelvesFeature } from '@/features/shelves/shelves.feature';
import { useFeature } from '@/store/StoreProvider';
import { BlockButton } from '../parts/BlockButton';
import { BlockSection } from '../parts/BlockSection';
import { BlockTitle } from '../parts/BlockTitle';
import { ShelfTrouble } from '../parts/ShelfEnd';
import { teaserHeadStyles } from '../parts/teaserHead.styles';
import type { CarTeaserFields } from './CarTeaser.shape';

/** A handful of cars, by a filter or these very ones. Without any it leaves no trace; when nobody could be asked it says so. */
export function CarTeaser({ Title, Link, Filter, Ids, Limit }: CarTeaserFields) {
  useFeature(shelvesFeature);
  const shelf = useSelector((state: WithShelves) => selectShelf(state, { filters: Filter, ids: Ids, limit: Limit }));
  if (!shelf || (shelf.ids.length === 0 && !shelf.failed)) return null;
  return (
    <BlockSection styles={teaserHeadStyles} head={Title === '' && Link.href === '' ? undefined : <><BlockTitle text={Title} /><BlockButton link={Link} type="Ghost" /></>}>
      {shelf.failed ? <ShelfTrouble failed /> : <CarGrid ids={shelf.ids} />}
    </BlockSection>
  );
}
