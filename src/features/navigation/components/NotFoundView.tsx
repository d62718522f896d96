import { useTexts } from '@/i18n/TextsProvider';
import { selectCarIndex, selectPaths } from '@/store/context';
import { useAppSelector } from '@/store/hooks';
import { HeadTexts } from '@/ui/frame/HeadTexts';
import { ErrorPage } from '@/ui/frame/ErrorPage';

/** The site's own 404. */
export function NotFoundView() {
  const { t } = useTexts();
  const paths = useAppSelector(selectPaths);
  const sells = useAppSelector((state) => selectCarIndex(state) !== null);
  return (
    <>
      <HeadTexts title={t('error.notFoundTitle')} noIndex />
      <ErrorPage kind="notFound" homeHref={paths.home} listHref={sells ? paths.carList : undefined} />
    </>
  );
}
